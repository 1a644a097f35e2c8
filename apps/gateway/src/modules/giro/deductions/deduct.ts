/** Deductions begin: each bill that is due is charged through the bank of its active authorisation, under the account's lock. */
import { mayResume, planDeductions } from '@portal/domain/giro/giro-deduction';
import { type SgDay, toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../../../db/database.ts';
import { withTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { FailedRows } from '../../../jobs/failures.ts';
import { readRows, type Stoppable } from '../../../jobs/pages.ts';
import { loadGiroDebts, lockAccounts } from '../../bills/public.ts';
import { paymentSources } from '../../payments/public.ts';
import { changeStatus, keepStanding, listAuthorisations, nextGiroNumber } from '../authorisation.store.ts';
import { queueGiroMail } from '../notice.ts';
import { addDeduction, listAccountsToDeduct, listSuspendedAccounts } from './deduction.store.ts';

const PAGE = 200;

interface DeductParts extends Pick<Deps, 'db' | 'clock'>, Stoppable {
  readonly log: Pick<Deps['log'], 'error'>;
}

/** @returns how many deductions began */
export async function startDeductions({ db, clock, log, signal }: DeductParts): Promise<number> {
  const today = toSgDay(clock.now());
  return forEachAccount(
    { log, signal, sentence: 'deductions could not be started' },
    (after) => listAccountsToDeduct(db, { today, after, limit: PAGE }),
    (accountId) => withTransaction(db, (tx) => deductAccount(tx, accountId, clock.now())),
  );
}

/** A GIRO that was suspended for returned deductions resumes once the account owes nothing that is overdue or arranged. */
export async function resumeSuspended({ db, clock, log, signal }: DeductParts): Promise<number> {
  return forEachAccount(
    { log, signal, sentence: 'suspended GIRO could not be resumed' },
    (after) => listSuspendedAccounts(db, { after, limit: PAGE }),
    (accountId) => withTransaction(db, (tx) => resumeAccount(tx, accountId, clock.now())),
  );
}

/** Each by itself: one that fails keeps no other from it. */
async function forEachAccount(
  { log, signal, sentence }: Pick<DeductParts, 'log' | 'signal'> & { readonly sentence: string },
  list: (after: number) => Promise<readonly number[]>,
  run: (accountId: number) => Promise<boolean>,
): Promise<number> {
  const failed = new FailedRows();
  let done = 0;
  for await (const accountId of readRows<number>({ limit: PAGE, signal }, (after) => list(after ?? 0)))
    try {
      if (await run(accountId)) done += 1;
    } catch (error) {
      failed.add(error);
    }
  failed.tell(log, 'giro', sentence);
  return done;
}

async function deductAccount(tx: Tx, accountId: number, now: number): Promise<boolean> {
  await lockAccounts(tx, [accountId]);
  const today = toSgDay(now);
  const active = (await listAuthorisations(tx, [accountId])).find(({ status }) => status === 'ACTIVE');
  if (active === undefined) return false;
  const getDebt = await loadGiroDebts(tx, paymentSources, [accountId], today);
  const { running, next } = planDeductions(getDebt(accountId), today);
  const [first] = next;
  if (running !== null || first === undefined || first.on > today) return false;
  return addDeduction(tx, {
    accountId,
    reference: formatDeduction(today, await nextGiroNumber(tx)),
    debitId: active.debitId,
    billId: first.billId,
    attempt: first.attempt,
    amountCents: first.amount,
    dueOn: first.dueOn,
    orderedOn: today,
    orderedAt: now,
  });
}

/** 'GD-2612-1001' */
const formatDeduction = (today: SgDay, number: number): string =>
  `GD-${toMonth(today).slice(2).replace('-', '')}-${String(number).padStart(4, '0')}`;

async function resumeAccount(tx: Tx, accountId: number, now: number): Promise<boolean> {
  await lockAccounts(tx, [accountId]);
  const suspended = (await listAuthorisations(tx, [accountId])).find(({ status }) => status === 'SUSPENDED');
  if (suspended === undefined || suspended.word?.event === 'suspended') return false;
  const today = toSgDay(now);
  const getDebt = await loadGiroDebts(tx, paymentSources, [accountId], today);
  if (!mayResume(getDebt(accountId), today)) return false;
  const { reference, statusAt } = suspended;
  await changeStatus(tx, suspended, { to: 'ACTIVE', at: now });
  await keepStanding(tx, suspended, { suspendedFor: null });
  await queueGiroMail(tx, { accountId, what: 'resumed', reference }, `${reference} ${statusAt}`, now);
  return true;
}
