/** The alerts that a holder chose, and the link that switches one off. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import { hashLinkToken } from '../../sealed/link-token.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { PublicContext, SubjectContext } from '../../wire/context.ts';
import { customerName } from '../../wire/writes/write-actor.ts';
import { findGaps } from './gaps.ts';
import {
  type AlertOwner,
  type AlertSettings,
  findAlerts,
  findByToken,
  storeAlerts,
  switchOff,
  useToken,
} from './store.ts';

/** @throws Refusal SK_ACCESS_1001 for people of staff and those who may only look */
function findOwner({ subject }: SubjectContext, accountNo: AccountNo): AlertOwner {
  const { accountId, linked, shared } = subject.own(accountNo);
  if (!subject.customer || subject.customer.staff || !linked || shared !== null)
    throw new Refusal('SK_ACCESS_1001');
  return { accountId, customerId: subject.customer.customerId };
}

export async function loadAlerts(
  context: SubjectContext,
  accountNo: AccountNo,
): Promise<Output<'insights:alerts'>> {
  const [stored, missing] = await Promise.all([
    findAlerts(context.db, findOwner(context, accountNo)),
    findGaps(context, context.subject.own(accountNo)),
  ]);
  if (!stored) return { billAbove: null, leak: false, highDay: false, revision: 0, missing };
  const { billAbove, leak, highDay, revision } = stored;
  return { billAbove, leak, highDay, revision, missing };
}

interface ChosenAlerts extends AlertSettings {
  readonly accountNo: AccountNo;
  readonly revision: number;
}

/** @throws Refusal SK_ACCESS_1001, SK_PREF_1003 */
export async function chooseAlerts(
  context: SubjectContext,
  { accountNo, revision, ...settings }: ChosenAlerts,
): Promise<Output<'insights:setAlerts'>> {
  const { db, clock } = context;
  const owner = findOwner(context, accountNo);
  return withTransaction(db, async (tx) => {
    if (!(await storeAlerts(tx, owner, settings, { revision, at: clock.now() })))
      throw new Refusal('SK_PREF_1003');
    return { ...settings, revision: revision + 1 };
  });
}

/** @throws Refusal SK_ALERT_1001 */
export async function switchAlertOff(
  { db, clock }: PublicContext,
  token: string,
): Promise<Output<'insights:switchOffAlert'>> {
  const at = clock.now();
  const sent = await findByToken(db, hashLinkToken(token));
  if (!sent) throw new Refusal('SK_ALERT_1001');
  return withTransaction(db, async (tx) => {
    const isNew = await useToken(tx, sent, at);
    if (isNew) {
      await switchOff(tx, sent, at);
      await appendAudit(tx, {
        at,
        actor: customerName(sent.customerId),
        action: 'alert:switchedOff',
        object: `account:${sent.accountId}`,
        outcome: 'done',
      });
    }
    return { kind: sent.kind, isNew };
  });
}
