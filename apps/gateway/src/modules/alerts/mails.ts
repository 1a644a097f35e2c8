/** Delivers alerts: never in the quiet hours, and only while the alert is chosen and the account is the recipient's. */
import { alertKinds, findSendTime } from '@portal/domain/insights/alerts';
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import * as z from 'zod/mini';
import { enqueue } from '../../db/outbox.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { OutboxHandler } from '../../jobs/outbox-worker.ts';
import { type MailText, makeMail } from '../../mails/make-mail.ts';
import { findHeldAccounts } from '../accounts/public.ts';
import { getSite, loadRecipient, type MailAdmin, type MailDeps } from '../linking/public.ts';
import { listCustomersOf } from '../requests/public.ts';
import * as copy from './mail-copy.ts';
import { findAlerts, findFacts, type SentAlert } from './store.ts';
import { makeToken } from './token.ts';

export const ALERT_MAIL = 'mail:usage-alert';
/** The portal takes the token out of the fragment, which no server and no mail scanner sends on. */
const OFF_PATH = '/alerts/off';

const message = z.strictObject({
  accountId: z.int(),
  customerId: z.int(),
  kind: z.enum(alertKinds),
  billFrom: z.pipe(z.string(), z.transform(sgDay)),
});

const leakFacts = z.object({ startedAt: z.int(), litres: z.int(), cost: z.nullable(z.int()) });
const highDayFacts = z.object({ day: z.pipe(z.string(), z.transform(sgDay)), wh: z.int(), usualWh: z.int() });
const billFacts = z.object({ likely: z.int(), billAbove: z.int() });

/** Outbox handlers by kind of message. */
export const alertMailHandlers = (
  deps: MailDeps & Pick<Deps, 'clock'>,
  admin: MailAdmin,
): Readonly<Record<string, OutboxHandler>> => ({
  async [ALERT_MAIL]({ payload, dedupe }) {
    const sent = message.parse(payload);
    const now = deps.clock.now();
    const sendAt = findSendTime(now);
    if (sendAt > now) {
      // A delivery that failed until the night goes on in the morning.
      await withTransaction(deps.db, (tx) =>
        enqueue(tx, { kind: ALERT_MAIL, payload: { ...sent }, dedupe: `${dedupe} ${sendAt}`, runAt: sendAt }),
      );
      return;
    }
    await send(deps, admin, sent);
  },
});

async function send(deps: MailDeps & Pick<Deps, 'clock'>, admin: MailAdmin, sent: SentAlert): Promise<void> {
  const { accountId, customerId, kind } = sent;
  const chosen = await findAlerts(deps.db, sent);
  const isOn = { bill: chosen?.billAbove != null, leak: chosen?.leak, highDay: chosen?.highDay }[kind];
  const isHeld = (await listCustomersOf(deps.db, accountId)).includes(customerId);
  const [account] = isOn && isHeld ? await findHeldAccounts(deps.db, [accountId]) : [];
  const to = account && (await loadRecipient(deps, admin, customerId));
  if (!account || !to) return;
  const ending = account.accountNo.replaceAll('-', '').slice(-4);
  const words = describe(kind, ending, await findFacts(deps.db, sent));
  const site = getSite(deps);
  const off = `${site.origin}${OFF_PATH}#token=${await makeToken(deps, sent)}`;
  await deps.mailer.send(
    makeMail(site, to, words, { url: `${site.origin}/usage`, warning: copy.switchOff(off) }),
  );
}

function describe(kind: SentAlert['kind'], ending: string, facts: unknown): MailText {
  if (kind === 'leak') {
    const { startedAt, litres, cost } = leakFacts.parse(facts);
    return copy.leakAlert(ending, startedAt, litres, cost === null ? null : cents(cost));
  }
  if (kind === 'highDay') {
    const { day, wh, usualWh } = highDayFacts.parse(facts);
    return copy.highDayAlert(ending, day, wh, usualWh);
  }
  const { likely, billAbove } = billFacts.parse(facts);
  return copy.billAlert(ending, cents(likely), cents(billAbove));
}
