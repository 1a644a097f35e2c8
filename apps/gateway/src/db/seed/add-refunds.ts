/** Dewi's refunds: one that is checked and one that waits for its method. Added once; later the portal moves them on. */
import { addCents, type Cents, cents, negateCents } from '@portal/domain/money';
import { findCheckDay } from '@portal/domain/refunds/refund-dates';
import type { RefundMethodCode } from '@portal/domain/refunds/refund-method';
import { formatRequestId } from '@portal/domain/requests/request-kinds';
import { instantText, toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../database.ts';
import type { WorldAccount } from './accounts/world-account.ts';
import { worldAccounts } from './accounts/world-accounts.ts';
import { entriesUntil } from './bills/ledger.ts';
import { insertRows } from './rows/bulk-insert.ts';

const KIND = 'request-refund';
const DAY = 86_400_000;
const HOUR = 3_600_000;
const DEWI = 1004;
const CHECK_DAYS = 5;

interface WorldRefund {
  readonly account: string;
  /** Below the numbers that the portal gives. */
  readonly number: number;
  readonly state: 'PENDING' | 'ACTION_REQUIRED';
  readonly method: RefundMethodCode;
}
const worldRefunds: readonly WorldRefund[] = [
  { account: '8934550016', number: 183, state: 'PENDING', method: '02' },
  { account: '8934550024', number: 184, state: 'ACTION_REQUIRED', method: '09' },
];

/** Runs each time, as a world of an earlier release has none; requests that are there stay as they are. */
export async function addRefunds(tx: Tx, now: number): Promise<void> {
  const known = await tx
    .selectFrom('customerRequest')
    .select('requestId')
    .where('kind', '=', KIND)
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return;
  for (const refund of worldRefunds) {
    const account = worldAccounts.find(({ no }) => no === refund.account);
    if (account) await addRefund(tx, account, refund, now);
  }
}

const computeCredit = (account: WorldAccount, now: number): Cents =>
  negateCents(addCents(cents(0), ...entriesUntil(account, now).map(({ amount }) => amount)));

async function addRefund(tx: Tx, account: WorldAccount, refund: WorldRefund, now: number): Promise<void> {
  const amount = computeCredit(account, now);
  if (amount <= 0) return;
  const { number, state, method } = refund;
  const at = now - DAY;
  const requestedOn = toSgDay(at);
  const key = { accountId: account.id, requestId: formatRequestId(KIND, toMonth(requestedOn), number) };
  const isAsked = state === 'ACTION_REQUIRED';
  const changedAt = instantText(isAsked ? at + HOUR : at);
  const nothing = { proxyType: null, suffix: '', transferToAccount: null, bankId: null, ending: '' };
  // Its payload is JSON, which rows in bulk would keep as text.
  await tx
    .insertInto('customerRequest')
    .values({
      ...key,
      kind: KIND,
      state,
      isOpen: true,
      lastEvent: isAsked ? 2 : 1,
      payload: JSON.stringify({ amount, method, ...nothing }),
      createdAt: instantText(at),
      changedAt,
      nextBy: isAsked ? null : findCheckDay(requestedOn, CHECK_DAYS),
    })
    .execute();
  const common = { ...key, source: null, sourceRef: null };
  const requested = { ...common, eventNo: 1, what: 'PENDING', state: 'PENDING', at: instantText(at) };
  await insertRows(tx, 'customerRequestEvent', [
    { ...requested, actor: 'customer', actorId: DEWI, source: 'W' },
    ...(isAsked
      ? [{ ...common, eventNo: 2, what: state, state, at: changedAt, actor: 'portal', actorId: null }]
      : []),
  ]);
}
