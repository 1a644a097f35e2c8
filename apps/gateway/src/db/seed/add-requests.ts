/** Requests of the demo world: made the day before the first start, once; what becomes of them later is up to the portal. */
import { addCents, type Cents, cents, negateCents } from '@portal/domain/money';
import { planArrangement, scheduleArrangement } from '@portal/domain/requests/payment-arrangement';
import { formatRequestId, isOpenState, type RequestKindName } from '@portal/domain/requests/request-kinds';
import { instantText, type SgDay, toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../database.ts';
import type { Json } from '../tables/columns.ts';
import type { WorldAccount } from './accounts/world-account.ts';
import { worldAccounts } from './accounts/world-accounts.ts';
import { billsUntil } from './bills/bills.ts';
import { entriesUntil } from './bills/ledger.ts';
import { insertRows } from './rows/bulk-insert.ts';

const DAY = 86_400_000;
const SALMAH = { account: '8934620015', customerId: 1042 };
const MINIMUM = cents(5_000);
/** Below those that the portal gives. */
const numbers = { arrangement: 92, waiver: 40 } as const;

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
  if (known === undefined) {
    await addWaiver(tx, account, now - 2 * DAY);
    await addArrangement(tx, account, now - DAY);
  }
}

interface SeededRequest {
  readonly kind: RequestKindName;
  readonly number: number;
  readonly state: string;
  readonly payload: Json;
  readonly nextBy: SgDay | null;
}

async function addRequest(tx: Tx, { id }: WorldAccount, at: number, request: SeededRequest): Promise<void> {
  const { kind, number, state, payload, nextBy } = request;
  const key = { accountId: id, requestId: formatRequestId(kind, toMonth(toSgDay(at)), number) };
  const time = instantText(at);
  await insertRows(tx, 'customerRequest', [
    {
      ...key,
      kind,
      state,
      isOpen: isOpenState(kind, state),
      lastEvent: 1,
      payload: JSON.stringify(payload),
      createdAt: time,
      changedAt: time,
      nextBy,
    },
  ]);
  await insertRows(tx, 'customerRequestEvent', [
    {
      ...key,
      eventNo: 1,
      what: state,
      state,
      at: time,
      actor: 'customer',
      actorId: SALMAH.customerId,
      source: 'W',
      sourceRef: null,
    },
  ]);
}

/** The newest charge of the account, waived in the ledger too. */
async function addWaiver(tx: Tx, account: WorldAccount, at: number): Promise<void> {
  const day = toSgDay(at);
  const [charge] = entriesUntil(account, at)
    .filter(({ kind, dueOn }) => kind === 'adjustment' && dueOn !== null)
    .slice(-1);
  if (charge === undefined) return;
  const chargedOn = toSgDay(charge.at);
  const entry = await tx
    .selectFrom('ledgerEntry')
    .select('entryNo')
    .where('accountId', '=', account.id)
    .where('sourceRef', '=', charge.ref)
    .executeTakeFirstOrThrow();
  const digits = String(entry.entryNo);
  await insertRows(tx, 'ledgerEntry', [
    {
      accountId: account.id,
      entryNo: Number(day.replaceAll('-', '')) * 1_000_000,
      kind: 'waiver',
      amountCents: negateCents(charge.amount),
      effectiveOn: day,
      dueOn: null,
      billId: null,
      channel: null,
      sourceRef: `waiver:${charge.ref}`,
      recordedAt: instantText(at),
    },
  ]);
  await addRequest(tx, account, at, {
    kind: 'pink-waiver',
    number: numbers.waiver,
    state: 'APPROVED',
    payload: {
      invoiceNo: `${digits.slice(2, 6)}-${digits.slice(6)}`,
      charge: charge.ref.includes('pink-notice') ? 'PINK_NOTICE' : 'LATE_PAYMENT',
      chargedOn,
      amount: charge.amount,
    },
    nextBy: null,
  });
}

async function addArrangement(tx: Tx, account: WorldAccount, at: number): Promise<void> {
  const today = toSgDay(at);
  const overdue = computeOverdue(account, at);
  const [newest] = billsUntil(account, at).slice(-1);
  if (newest === undefined || overdue.amount <= MINIMUM) return;
  const { month, dueOn } = newest.period;
  const plan = planArrangement(overdue.amount, MINIMUM, scheduleArrangement(today, { month, dueOn }));
  await addRequest(tx, account, at, {
    kind: 'payment-arrangement',
    number: numbers.arrangement,
    state: 'PENDING',
    payload: {
      overdueAmount: overdue.amount,
      overdueSince: overdue.since,
      partial: plan.partial,
      instalments: plan.instalments.map((each) => ({ ...each })),
    },
    nextBy: plan.partial.dueOn,
  });
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
