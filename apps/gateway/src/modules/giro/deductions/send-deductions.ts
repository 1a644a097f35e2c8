/**
 * Deductions under way: each goes to its bank, and the bank is asked for a result that nobody told. An order that no bank has
 * is looked at again before it is sent: what was paid meanwhile, or may no longer be deducted, is not.
 */
import type { EgiroNotice } from '@portal/contract/giro/egiro-webhook.rest';
import { judgeUnsent } from '@portal/domain/giro/giro-deduction';
import type { Cents } from '@portal/domain/money';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../../../db/database.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { reach } from '../../../kill-point.ts';
import { type DeductionAnswer, type EgiroBank, EgiroOrderRejected } from '../../../ports/egiro-bank/port.ts';
import { loadGiroDebts, lockAccounts } from '../../bills/public.ts';
import { paymentSources } from '../../payments/public.ts';
import { attendEach, type BankWork } from '../attend-each.ts';
import { findAuthorisation } from '../authorisation.store.ts';
import { queueGiroMail } from '../notice.ts';
import { settleEgiroNotice } from '../settle-notice.ts';
import {
  claimDeduction,
  decideDeduction,
  findDeduction,
  listDeductionsToAttend,
  markDeductionSent,
  type StoredDeduction,
} from './deduction.store.ts';
import { returnDeduction } from './settle-deduction.ts';

const MINUTE = 60_000;
const AT_ONCE = 100;
/** A bank that has the order is asked for its result. */
const ASK_AFTER = 60 * MINUTE;

export async function attendDeductions(parts: BankWork, bank: EgiroBank): Promise<void> {
  const now = parts.clock.now();
  const due = await listDeductionsToAttend(parts.db, {
    triedBefore: now - MINUTE,
    askedBefore: now - ASK_AFTER,
    limit: AT_ONCE,
  });
  await attendEach(parts, due, (deduction) => attend(parts, bank, deduction));
}

async function attend(parts: BankWork, bank: EgiroBank, seen: StoredDeduction): Promise<void> {
  const { db, clock } = parts;
  if (seen.triedAt === null) return send(parts, bank, seen);
  const triedAt = clock.now();
  if (!(await claimDeduction(db, seen, { at: triedAt }))) return;
  const answer = await askBank(bank, seen);
  if (answer === null) return send(parts, bank, { ...seen, triedAt });
  const notice = toNotice(seen, answer, triedAt);
  if (notice === null) await markDeductionSent(db, seen, clock.now());
  else await settleEgiroNotice({ db, clock }, notice);
}

/** @returns null for an order that the bank does not have */
async function askBank(bank: EgiroBank, { reference }: StoredDeduction): Promise<DeductionAnswer | null> {
  try {
    return await bank.findDeduction(reference);
  } catch (error) {
    if (error instanceof EgiroOrderRejected) return null;
    throw error;
  }
}

/** @returns null while the bank has not decided */
function toNotice({ reference }: StoredDeduction, answer: DeductionAnswer, now: number): EgiroNotice | null {
  if (answer.state === 'waits') return null;
  const common = {
    event_id: `asked-${reference}-${now}`,
    at: instantText(answer.at),
    payment_order: reference,
  };
  return answer.state === 'paid'
    ? { ...common, event: 'deduction_paid', amount: answer.amount, currency: answer.currency }
    : { ...common, event: 'deduction_returned', reason: answer.reason };
}

async function send(parts: BankWork, bank: EgiroBank, seen: StoredDeduction): Promise<void> {
  const { db, clock, log } = parts;
  const { reference, ddaRefNo, bankCode, dueOn } = seen;
  reach('deduction-begun');
  const amount = await withTransaction(db, (tx) => takeForSending(tx, seen, clock.now()));
  if (amount === null) return;
  try {
    await bank.deduct({ reference, ddaRefNo, bankCode, amount, dueOn });
  } catch (error) {
    if (!(error instanceof EgiroOrderRejected)) throw error;
    log.error({ job: 'giro', reference, reason: error.message }, 'the bank rejected a deduction');
    await returnRejected(parts, seen);
    return;
  }
  reach('deduction-sent');
  await markDeductionSent(db, seen, clock.now());
}

/** @returns the amount to order; null: it is not to be sent, and is withdrawn unless another gateway has it */
async function takeForSending(tx: Tx, seen: StoredDeduction, now: number): Promise<Cents | null> {
  const { accountId, reference } = seen;
  await lockAccounts(tx, [accountId]);
  const deduction = await findDeduction(tx, reference);
  if (deduction?.status !== 'IN_PROGRESS' || deduction.triedAt !== seen.triedAt) return null;
  const today = toSgDay(now);
  const debt = (await loadGiroDebts(tx, paymentSources, [accountId], today))(accountId);
  const isInForce = (await findAuthorisation(tx, deduction.ddaRefNo))?.status === 'ACTIVE';
  const { amount, isLeftToCustomer } = judgeUnsent(
    { ...debt, activeSince: isInForce ? debt.activeSince : null },
    deduction,
    today,
  );
  if (amount !== null) return (await claimDeduction(tx, deduction, { at: now, amount })) ? amount : null;
  const isWithdrawn = await decideDeduction(tx, deduction, { status: 'WITHDRAWN' }, now);
  if (isWithdrawn && isLeftToCustomer)
    await queueGiroMail(tx, { accountId, what: 'returned', reference }, reference, now);
  return null;
}

async function returnRejected(
  { db, clock }: Pick<BankWork, 'db' | 'clock'>,
  { accountId, reference }: StoredDeduction,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockAccounts(tx, [accountId]);
    const deduction = await findDeduction(tx, reference);
    const now = clock.now();
    if (deduction !== null) await returnDeduction(tx, deduction, { reason: 'BANK_ERROR', toldAt: now, now });
  });
}
