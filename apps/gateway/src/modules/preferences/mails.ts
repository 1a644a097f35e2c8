/** Delivers the mails about accounts and their bills: recipient and content are looked up when they leave. */
import { toSgDay } from '@portal/domain/sg-time';
import type { Deps } from '../../deps.ts';
import type { OutboxHandler } from '../../jobs/outbox-worker.ts';
import { notYouNotice } from '../../mails/copy.ts';
import { type MailText, makeMail } from '../../mails/make-mail.ts';
import { findHeldAccounts } from '../accounts/public.ts';
import { findBillToPay } from '../bills/public.ts';
import { getSite, loadRecipient, type MailAdmin, type MailDeps } from '../linking/public.ts';
import { paymentSources } from '../payments/public.ts';
import { listCustomersOf } from '../requests/public.ts';
import * as copy from './copy.ts';
import { BILL_MAIL, billMailMessage, CHANGE_MAIL, changeMailMessage } from './mail-queue.ts';

/** Outbox handlers by kind of message. */
export const preferenceMailHandlers = (
  deps: MailDeps & Pick<Deps, 'clock'>,
  admin: MailAdmin,
): Readonly<Record<string, OutboxHandler>> => ({
  async [CHANGE_MAIL]({ payload }) {
    const message = changeMailMessage.parse(payload);
    const endings = await listEndings(deps, message.customerId, message.accountIds);
    if (endings.length === 0) return;
    const words =
      message.what === 'address'
        ? copy.addressChanged(endings, message.from)
        : copy.preferenceChanged(endings);
    await send(deps, admin, message.customerId, words, '/account-details');
  },
  async [BILL_MAIL]({ payload }) {
    const { customerId, accountId, billId } = billMailMessage.parse(payload);
    const [ending] = await listEndings(deps, customerId, [accountId]);
    const today = toSgDay(deps.clock.now());
    const bill = await findBillToPay(deps.db, paymentSources, { accountId, billId }, today);
    if (ending === undefined || bill === null) return;
    await send(deps, admin, customerId, copy.billIssued({ ending, ...bill }), '/bills');
  },
});

/** Last digits of the accounts that are still the recipient's. */
async function listEndings(
  { db }: MailDeps,
  customerId: number,
  accountIds: readonly number[],
): Promise<string[]> {
  const held = await findHeldAccounts(db, accountIds);
  const endings: string[] = [];
  for (const { accountId, accountNo } of held)
    if ((await listCustomersOf(db, accountId)).includes(customerId))
      endings.push(accountNo.replaceAll('-', '').slice(-4));
  return endings;
}

async function send(
  deps: MailDeps,
  admin: MailAdmin,
  customerId: number,
  words: MailText,
  path: string,
): Promise<void> {
  const to = await loadRecipient(deps, admin, customerId);
  if (!to) return;
  const site = getSite(deps);
  const parts = { url: `${site.origin}${path}`, warning: notYouNotice(site.helpline) };
  await deps.mailer.send(makeMail(site, to, words, parts));
}
