/**
 * Deductions by GIRO: on the due date of a bill with everything that GIRO collects until then, and once more within
 * five days (S2 §9, readings §13).
 */
import { type OpenCharge, type OpenDebt, settleEarliest, sumOverdue } from '../bills/open-charges.ts';
import { addCents, type Cents, cents } from '../money.ts';
import { addDays, type SgDay } from '../sg-time.ts';

/** The second attempt comes within this many days after the due date. */
const SECOND_ATTEMPT_DAYS = 5;

/** The day of the second attempt, which is the last one possible. */
const findSecondAttempt = (dueOn: SgDay): SgDay => addDays(dueOn, SECOND_ATTEMPT_DAYS);

/** The earliest due date of a bill that can still be deducted. */
export const findFirstDueDay = (today: SgDay): SgDay => addDays(today, -SECOND_ATTEMPT_DAYS);

/** Those that customers are told of. */
export const toldDeductionStatuses = ['IN_PROGRESS', 'PAID', 'RETURNED'] as const;
/**
 * PARKED: money came that does not fit, and waits for staff among the payments. WITHDRAWN: no bank ever confirmed that it
 * had the order, and it was no longer to be made.
 */
export const deductionStatuses = [...toldDeductionStatuses, 'PARKED', 'WITHDRAWN'] as const;
export type ToldDeductionStatus = (typeof toldDeductionStatuses)[number];
export type DeductionStatus = (typeof deductionStatuses)[number];

/**
 * Why money did not come: ABOVE_LIMIT the payer's own limit at the bank, INSUFFICIENT_FUNDS, ACCOUNT_CLOSED, NOT_AUTHORISED the bank
 * knows no authorisation, BANK_ERROR anything else.
 */
export const returnReasons = [
  'ABOVE_LIMIT',
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_CLOSED',
  'NOT_AUTHORISED',
  'BANK_ERROR',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export type Attempt = 1 | 2;

/** An attempt that was made. */
export interface MadeAttempt {
  readonly billId: string;
  readonly attempt: Attempt;
  readonly status: DeductionStatus;
  readonly reason: ReturnReason | null;
  readonly amount: Cents;
  readonly orderedOn: SgDay;
}

export interface BillToDeduct {
  readonly dueOn: SgDay;
  /** Still owed of it. */
  readonly owed: Cents;
  /** The day from which the authorisation may be used. */
  readonly activeSince: SgDay;
  /** The attempts so far. */
  readonly attempts: readonly Pick<MadeAttempt, 'attempt' | 'status'>[];
}

/**
 * The next attempt, today or later; null: none. A bill that was due before the authorisation became active is the
 * customer's to pay, unless another one has tried it: the second attempt was promised. The first attempt can be late
 * where the gateway or the bank was down; after the day of the second one none is made.
 */
export function findNextAttempt(
  { dueOn, owed, activeSince, attempts }: BillToDeduct,
  today: SgDay,
): { readonly attempt: Attempt; readonly on: SgDay } | null {
  const secondOn = findSecondAttempt(dueOn);
  if (owed <= 0 || today > secondOn) return null;
  const [last] = attempts.toSorted((one, other) => other.attempt - one.attempt);
  if (last === undefined)
    return activeSince > dueOn ? null : { attempt: 1, on: today < dueOn ? dueOn : today };
  const mayFollow = last.status === 'RETURNED' || last.status === 'WITHDRAWN';
  return last.attempt === 1 && mayFollow ? { attempt: 2, on: secondOn } : null;
}

/** The debt of an account, and what GIRO may collect of it. */
export interface GiroDebt extends OpenDebt {
  /** Money that has come and is being checked: it settles the earliest charges, as any payment does. */
  readonly checking: Cents;
  /** Of the authorisation that may be used; null: there is none. */
  readonly activeSince: SgDay | null;
  /** The payer's limit a deduction; null: none that we know. */
  readonly limit: Cents | null;
  readonly attempts: readonly MadeAttempt[];
}

export interface PlannedDeduction {
  readonly billId: string;
  /** Of the bill, and of charges before it that GIRO collects. */
  readonly amount: Cents;
  readonly on: SgDay;
  readonly attempt: Attempt;
  /** By when it is tried once more; equals `on` for the second attempt. */
  readonly secondBy: SgDay;
  /** The due day of the bill. */
  readonly dueOn: SgDay;
  /** Bills that the amount pays, this one among them. */
  readonly covers: readonly string[];
}

export interface DeductionPlan {
  /** With the bank, whatever has become of the authorisation. */
  readonly running: Pick<PlannedDeduction, 'billId' | 'amount' | 'on' | 'attempt'> | null;
  /** Still to come, the soonest first. */
  readonly next: readonly PlannedDeduction[];
}

/**
 * The deductions of an account that will be made unless something changes: those that are announced are those that are
 * ordered. Each takes the bill and what payments settle before it. Not taken, and so the customer's: charges without a due
 * day, charges of before GIRO, bills without an attempt left, and parts of an arrangement that are to be paid before the day
 * of the deduction.
 */
export function planDeductions(debt: GiroDebt, today: SgDay): DeductionPlan {
  const order = debt.attempts.find(({ status }) => status === 'IN_PROGRESS');
  const running = order
    ? { billId: order.billId, amount: order.amount, on: order.orderedOn, attempt: order.attempt }
    : null;
  if (debt.activeSince === null) return { running, next: [] };
  const left = settleEarliest(debt, addCents(debt.checking, running?.amount ?? cents(0)));
  let collected = left.charges.flatMap((charge) => {
    const collectible = toCollectible(charge, debt, debt.activeSince ?? today, today);
    return collectible === null ? [] : [collectible];
  });
  const bills = collected.filter((charge) => charge.next !== null);
  const next: PlannedDeduction[] = [];
  for (const bill of bills.toSorted((one, other) =>
    (one.next?.on ?? '') < (other.next?.on ?? '') ? -1 : 1,
  )) {
    if (bill.next === null || bill.billId === null || !collected.includes(bill)) continue;
    const { on } = bill.next;
    const covered = collected
      .slice(0, collected.indexOf(bill) + 1)
      .filter(({ part, due }) => part === null || due < today || due >= on);
    const amount = addCents(...covered.map(({ open }) => open));
    const isRefused = isAboveLimitAgain(bill.made, amount, debt.limit);
    const settled = isRefused ? [bill] : covered;
    collected = collected.filter((charge) => !settled.includes(charge));
    if (isRefused) continue;
    next.push({
      billId: bill.billId,
      amount,
      ...bill.next,
      secondBy: findSecondAttempt(bill.due),
      dueOn: bill.due,
      covers: covered.flatMap(({ billId, part }) => (billId === null || part !== null ? [] : [billId])),
    });
  }
  return { running, next };
}

interface Collectible extends OpenCharge {
  /** null: a late charge, or a part of an arrangement: it goes with the next bill. */
  readonly next: ReturnType<typeof findNextAttempt>;
  readonly made: readonly MadeAttempt[];
}

function toCollectible(
  charge: OpenCharge,
  { attempts }: GiroDebt,
  activeSince: SgDay,
  today: SgDay,
): Collectible | null {
  const { billId, due, open, part } = charge;
  if (billId === null || part !== null) return due < activeSince ? null : { ...charge, next: null, made: [] };
  const made = attempts.filter((each) => each.billId === billId);
  const next = findNextAttempt({ dueOn: due, owed: open, activeSince, attempts: made }, today);
  return next === null ? null : { ...charge, next, made };
}

/**
 * An attempt that no bank has: what it would take, had it begun today. It is withdrawn where that is null: paid meanwhile, too
 * late, or no longer allowed. Then the bill can be left to a customer who counts on the deduction.
 * @param debt its `activeSince` null: the authorisation that was charged is no longer active
 */
export function judgeUnsent(
  debt: GiroDebt,
  { billId, attempt }: Pick<MadeAttempt, 'billId' | 'attempt'>,
  today: SgDay,
): { readonly amount: Cents | null; readonly isLeftToCustomer: boolean } {
  const isOwn = (each: MadeAttempt) => each.billId === billId && each.attempt === attempt;
  const attempts = debt.attempts.filter((each) => !isOwn(each));
  const now = planDeductions({ ...debt, attempts }, today).next.find(
    (each) => each.billId === billId && each.attempt === attempt && each.on <= today,
  );
  if (now !== undefined) return { amount: now.amount, isLeftToCustomer: false };
  const later = debt.attempts.map((each) => (isOwn(each) ? { ...each, status: 'WITHDRAWN' as const } : each));
  const isTried = planDeductions({ ...debt, attempts: later }, today).next.some(({ covers }) =>
    covers.includes(billId),
  );
  const isOpen = settleEarliest(debt, debt.checking).charges.some(
    ({ billId: id, part }) => id === billId && part === null,
  );
  return { amount: null, isLeftToCustomer: debt.activeSince !== null && isOpen && !isTried };
}

/** A bank that returned an amount above the payer's limit is not asked for as much again. */
function isAboveLimitAgain(made: readonly MadeAttempt[], amount: Cents, limit: Cents | null): boolean {
  const returned = made.find(({ reason }) => reason === 'ABOVE_LIMIT');
  return returned !== undefined && (limit === null ? amount >= returned.amount : amount > limit);
}

/** The bank's word about a deduction that it has. contradicts: staff look at it, and at its money. */
export type DeductionVerdict = 'applied' | 'repeated' | 'late' | 'contradicts';

/**
 * A bank may take back what it has paid, and the bill is owed again. A payment of which the bank says that it came before the
 * return is late; one of after it, or of before the order, contradicts, and so does a return of after such a payment, as that
 * money goes back too. Of a payment and a return of one instant nobody knows which was first: staff judge, in whatever order
 * they come.
 * @param deduction its `toldAt`: when the bank decided it, by the bank's clock; null: not known. Its `paidAgainAt`: when the
 *   first payment came that contradicts; null: none came
 */
export function judgeDeductionEvent(
  {
    status,
    orderedAt,
    toldAt,
    paidAgainAt,
  }: {
    readonly status: DeductionStatus;
    readonly orderedAt: number;
    readonly toldAt: number | null;
    readonly paidAgainAt: number | null;
  },
  event: 'paid' | 'returned',
  at: number,
): DeductionVerdict {
  if (status === 'IN_PROGRESS') return 'applied';
  if (status === 'PAID' && event === 'paid') return 'repeated';
  if (status === 'PAID') return toldAt === null || at > toldAt ? 'applied' : 'contradicts';
  if (status !== 'RETURNED') return 'contradicts';
  if (event === 'paid') return toldAt !== null && at >= orderedAt && at < toldAt ? 'late' : 'contradicts';
  const isOfPayment = paidAgainAt !== null && at >= paidAgainAt && at !== toldAt;
  return isOfPayment ? 'contradicts' : 'repeated';
}

/**
 * Whether a GIRO that was suspended for returned deductions begins again: nothing is overdue or arranged. Money that is being
 * checked counts as paid.
 */
export function mayResume(debt: GiroDebt, today: SgDay): boolean {
  const left = settleEarliest(debt, debt.checking);
  return sumOverdue(left, today) === 0 && left.charges.every(({ part }) => part === null);
}

/** The authorisation is suspended when both attempts of a bill came back: the customer pays until it is resumed. */
export const suspends = (attempt: Attempt, status: DeductionStatus): boolean =>
  attempt === 2 && status === 'RETURNED';

/** The instant of a payment that the bank told of: never before it was ordered, never in the future. */
export const boundPaidAt = (
  told: number,
  { orderedAt, now }: { readonly orderedAt: number; readonly now: number },
): number => Math.max(orderedAt, Math.min(told, now));
