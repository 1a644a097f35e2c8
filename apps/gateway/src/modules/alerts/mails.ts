/**
 * Delivers alerts: never in the quiet hours, at most once, and only while the alert is chosen, the account is the recipient's,
 * and there is still something to tell. A recipient without an address is looked for again a day later.
 */
import { alertKinds, findSendTime } from '@portal/domain/insights/alerts';
import { cents } from '@portal/domain/money';
import { sgDay, toSgDay } from '@portal/domain/sg-time';
import * as z from 'zod/mini';
import { enqueue } from '../../db/outbox.store.ts';
import type { Json } from '../../db/tables/columns.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { OutboxHandler } from '../../jobs/outbox-worker.ts';
import { type MailText, makeMail, type Recipient } from '../../mails/make-mail.ts';
import { MailUnconfirmed } from '../../ports/mail/port.ts';
import { findHeldAccounts } from '../accounts/public.ts';
import { getSite, loadRecipient, type MailAdmin, type MailDeps } from '../linking/public.ts';
import { findFacts, type LikelyBill } from './findings.ts';
import * as copy from './mail-copy.ts';
import { findWatched, markLeft, type SentAlert, takeBack, unmarkLeft } from './store.ts';
import { makeToken } from './token.ts';

export const ALERT_MAIL = 'mail:usage-alert';
/** The portal takes the token out of the fragment, which no server and no mail scanner sends on. */
const OFF_PATH = '/alerts/off';
const DAY_MS = 86_400_000;
const PUT_OFF = / at \d+$/;

const message = z.strictObject({
  accountId: z.int(),
  customerId: z.int(),
  kind: z.enum(alertKinds),
  billFrom: z.pipe(z.string(), z.transform(sgDay)),
});

const leakFacts = z.object({ startedAt: z.int(), litres: z.int(), cost: z.nullable(z.int()) });
const highDayFacts = z.object({ day: z.pipe(z.string(), z.transform(sgDay)), wh: z.int(), usualWh: z.int() });
const billFacts = z.object({ likely: z.int(), billAbove: z.int() });

type AlertMailDeps = MailDeps & Pick<Deps, 'clock'>;

/** Outbox handlers by kind of message. */
export const alertMailHandlers = (
  deps: AlertMailDeps,
  admin: MailAdmin,
  findLikelyBill: LikelyBill,
): Readonly<Record<string, OutboxHandler>> => ({
  async [ALERT_MAIL]({ payload, dedupe }) {
    const sent = message.parse(payload);
    const now = deps.clock.now();
    const sendAt = findSendTime(now);
    const putOff = async (runAt: number) => {
      await withTransaction(deps.db, (tx) =>
        enqueue(tx, {
          kind: ALERT_MAIL,
          payload: { ...sent },
          dedupe: `${dedupe.replace(PUT_OFF, '')} at ${runAt}`,
          runAt,
        }),
      );
    };
    // A delivery that failed until the night goes on in the morning.
    if (sendAt > now) return putOff(sendAt);
    const watched = await findWatched(deps.db, sent, toSgDay(now));
    // Of the bill that came meanwhile nothing was said yet: what is still true is found again.
    const isCurrent = watched?.billFrom === sent.billFrom;
    const facts =
      watched && isCurrent ? await findFacts({ ...deps, findLikelyBill }, watched, sent.kind) : null;
    const [account] = facts === null ? [] : await findHeldAccounts(deps.db, [sent.accountId]);
    if (facts === null || !account) return takeBack(deps.db, sent);
    const to = await loadRecipient(deps, admin, sent.customerId);
    if (to === null) await putOff(now + DAY_MS);
    else await send(deps, sent, { to, accountNo: account.accountNo, facts });
  },
});

interface Told {
  readonly to: Recipient;
  readonly accountNo: string;
  readonly facts: Json;
}

async function send(deps: AlertMailDeps, sent: SentAlert, { to, accountNo, facts }: Told): Promise<void> {
  const words = describe(sent.kind, accountNo.replaceAll('-', '').slice(-4), facts);
  const site = getSite(deps);
  const off = `${site.origin}${OFF_PATH}#token=${await makeToken(deps, sent)}`;
  const mail = makeMail(site, to, words, {
    url: `${site.origin}/usage`,
    warning: copy.switchOff(off),
    isChosen: true,
  });
  // Marked before: a gateway that dies between the two leaves it unsent, and none sends it again.
  if (!(await markLeft(deps.db, sent, facts, deps.clock.now()))) return;
  try {
    await deps.mailer.send(mail);
  } catch (error) {
    // One that may have been taken is not sent again.
    if (!(error instanceof MailUnconfirmed)) await unmarkLeft(deps.db, sent);
    throw error;
  }
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
