/** Mails about deductions, and about what a bank changed by itself: no request of the customer stands behind them. */

import { cents, formatSgd } from '@portal/domain/money';
import { formatDay, sgDay } from '@portal/domain/sg-time';
import * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/outbox.store.ts';
import type { OutboxHandler } from '../../jobs/outbox-worker.ts';
import { notYouNotice } from '../../mails/copy.ts';
import { makeMail } from '../../mails/make-mail.ts';
import { findHeldAccounts } from '../accounts/public.ts';
import { findLinkedRecipient, getSite, type MailAdmin, type MailDeps } from '../linking/public.ts';
import { listCustomersOf } from '../requests/public.ts';
import { findAuthorisation } from './authorisation.store.ts';
import { copy } from './copy.ts';
import { findDeduction, type StoredDeduction } from './deductions/deduction.store.ts';

const GIRO_MAIL = 'mail:giro';
const message = z.strictObject({
  customerId: z.int(),
  accountId: z.int(),
  what: z.enum(['returned', 'suspended', 'resumed', 'ended']),
  /** Of the deduction that was returned, else of the authorisation. */
  reference: z.string(),
  /** Of a returned deduction, the day on which the bill is tried once more; null: it is the customer's. */
  nextOn: z._default(z.nullable(z.iso.date()), null),
  /** GIRO is suspended for it. */
  isSuspended: z._default(z.boolean(), false),
  /** Its money had come, and the bank has taken it back. */
  isTakenBack: z._default(z.boolean(), false),
  /** Of the money, in cents; null: what was ordered. */
  amount: z._default(z.nullable(z.int()), null),
});
export type GiroMail = z.output<typeof message>;

/** One message for each login that has the account. @param event of which it comes, once */
export async function queueGiroMail(
  tx: Tx,
  mail: Pick<GiroMail, 'accountId' | 'what' | 'reference'> &
    Partial<Pick<GiroMail, 'nextOn' | 'isSuspended' | 'isTakenBack' | 'amount'>>,
  event: string,
  at: number,
): Promise<void> {
  for (const customerId of await listCustomersOf(tx, mail.accountId))
    await enqueue(tx, {
      kind: GIRO_MAIL,
      payload: { customerId, nextOn: null, isSuspended: false, isTakenBack: false, amount: null, ...mail },
      dedupe: `${GIRO_MAIL} ${customerId} ${event}`,
      runAt: at,
    });
}

/** Outbox handlers by kind of message. */
export function giroMailHandlers(deps: MailDeps, admin: MailAdmin): Readonly<Record<string, OutboxHandler>> {
  return {
    async [GIRO_MAIL]({ payload }) {
      const mail = message.parse(payload);
      const [words, [held]] = await Promise.all([
        findWords(deps, mail),
        findHeldAccounts(deps.db, [mail.accountId]),
      ]);
      const to = words && held && (await findLinkedRecipient(deps, admin, mail.customerId, mail.accountId));
      if (!to) return;
      const site = getSite(deps);
      const { subject } = words;
      const text = copy.about(words.text, held.accountNo.replaceAll('-', '').slice(-4));
      await deps.mailer.send(
        makeMail(
          site,
          to,
          { subject, title: subject, text, act: copy.view, reason: copy.reason },
          { url: `${site.origin}/services/giro`, warning: notYouNotice(site.helpline) },
        ),
      );
    },
  };
}

async function findWords({ db }: MailDeps, mail: GiroMail) {
  const { what, reference } = mail;
  if (what === 'returned') {
    const deduction = await findDeduction(db, reference);
    return deduction && describeReturned(deduction, mail);
  }
  const authorisation = await findAuthorisation(db, reference);
  if (authorisation === null) return null;
  const { bankName } = authorisation;
  const words = {
    suspended: copy.notes.suspended,
    resumed: copy.notes.resumed,
    ended: copy.notes.endedAtBank,
  };
  return words[what](bankName);
}

/** A second attempt is promised only where one comes. */
function describeReturned(
  { amount: ordered, bankName, orderedOn, reason }: StoredDeduction,
  { nextOn, isSuspended, isTakenBack, amount }: GiroMail,
) {
  const { notes } = copy;
  const [sum, day] = [formatSgd(cents(amount ?? ordered)), formatDay(orderedOn)];
  if (isTakenBack)
    return notes.takenBack(sum, bankName, day, nextOn && formatDay(sgDay(nextOn)), isSuspended);
  if (nextOn !== null) return notes.returned(sum, bankName, day, formatDay(sgDay(nextOn)));
  if (isSuspended) return notes.returnedAgain(sum, bankName, day);
  return reason === 'ABOVE_LIMIT' ? notes.aboveLimit(sum, bankName) : notes.notDeducted(sum, bankName, day);
}
