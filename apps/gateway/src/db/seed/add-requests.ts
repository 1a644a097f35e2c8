/** The request of the demo world: made the day before the first start, once; later the portal moves it on. */
import { addCents, type Cents, cents } from '@portal/domain/money';
import { planArrangement, scheduleArrangement } from '@portal/domain/requests/payment-arrangement';
import { formatRequestId, requestKinds } from '@portal/domain/requests/request-kinds';
import { type SgDay, toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../database.ts';
import type { WorldAccount } from './accounts/world-account.ts';
import { worldAccounts } from './accounts/world-accounts.ts';
import { billsUntil } from './bills/bills.ts';
import { entriesUntil } from './bills/ledger.ts';

const KIND = 'payment-arrangement';
const DAY = 86_400_000;
const SALMAH = { account: '8934620015', customerId: 1042 };
const MINIMUM = cents(5_000);
/** Below the numbers that the portal gives. */
const NUMBER = 92;

/** Runs each time, as a world of an earlier release has none; requests that are there stay as they are. */
export async function addRequests(tx: Tx, now: number): Promise<void> {
  const account = worldAccounts.find(({ no }) => no === SALMAH.account);
  if (account === undefined) return;
  const known = await tx
    .selectFrom('customerRequest')
    .select('requestId')
    .where('accountId', '=', account.id)
    .limit(1)
    .executeTakeFirst();
  if (known === undefined) await addArrangement(tx, account, now - DAY);
}

async function addArrangement(tx: Tx, account: WorldAccount, at: number): Promise<void> {
  const today = toSgDay(at);
  const overdue = computeOverdue(account, at);
  const [newest] = billsUntil(account, at).slice(-1);
  if (newest === undefined || overdue.amount <= MINIMUM) return;
  const { month, dueOn } = newest.period;
  const plan = planArrangement(overdue.amount, MINIMUM, scheduleArrangement(today, { month, dueOn }));
  const key = { accountId: account.id, requestId: formatRequestId(KIND, toMonth(today), NUMBER) };
  const { first: state } = requestKinds[KIND];
  await tx
    .insertInto('customerRequest')
    .values({
      ...key,
      kind: KIND,
      state,
      isOpen: true,
      lastEvent: 1,
      payload: JSON.stringify({ overdueAmount: overdue.amount, overdueSince: overdue.since, ...plan }),
      createdAt: at,
      changedAt: at,
      nextBy: plan.partial.dueOn,
    })
    .execute();
  await tx
    .insertInto('customerRequestEvent')
    .values({
      ...key,
      eventNo: 1,
      what: state,
      state,
      at,
      actor: 'customer',
      actorId: SALMAH.customerId,
      source: 'W',
      sourceRef: null,
    })
    .execute();
}

/** Charges whose day has passed, less everything that was paid or let off. */
function computeOverdue(account: WorldAccount, at: number): { amount: Cents; since: SgDay | null } {
  const today = toSgDay(at);
  const entries = entriesUntil(account, at);
  const later = entries.filter(({ dueOn }) => dueOn !== null && dueOn >= today);
  const billsOfLater = new Set(later.filter(({ kind }) => kind === 'bill').map(({ billId }) => billId));
  const counted = entries.filter(
    (entry) => !later.includes(entry) && !(entry.kind === 'rebate' && billsOfLater.has(entry.billId)),
  );
  const paid = new Set(counted.filter(({ kind }) => kind === 'payment').map(({ billId }) => billId));
  const open = counted.filter(({ billId, dueOn }) => dueOn !== null && !paid.has(billId));
  const [since] = open.flatMap(({ dueOn }) => dueOn ?? []).sort();
  return { amount: addCents(...counted.map(({ amount }) => amount)), since: since ?? null };
}
