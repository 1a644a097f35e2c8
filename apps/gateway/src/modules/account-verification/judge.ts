/**
 * Judges what somebody says about an account, and counts what is wrong, whoever says it and from wherever. The
 * count is committed before the answer is known; of many tries at once each waits for its turn at the number.
 */
import { type AccountNo, accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import { toSgDay } from '@portal/domain/sg-time';
import { appendAudit } from '../../db/audit.store.ts';
import type { Tx } from '../../db/database.ts';
import { holdBuckets, isUsedUp, take } from '../../db/rate-counter.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import type { DetailsVerdict } from '../../wire/meter.ts';
import { toActor } from '../../wire/writes/write-actor.ts';
import { findHeldAccountByDigits, type HeldAccount } from '../accounts/public.ts';
import { type Buckets, loadBuckets } from './buckets.ts';
import { areRight, type SubmittedDetails } from './details.rules.ts';
import { forgetTries, keepTries, triesAt } from './store.ts';
import { afterWrongTry, isLocked, WRONG_PER_ADDRESS, WRONG_PER_PERSON } from './tries.rules.ts';

/** An account whose holder has been named rightly. */
export interface ProvenAccount {
  readonly accountId: number;
  readonly accountNo: AccountNo;
  readonly bpNo: string;
  readonly bpType: '1' | '2';
  readonly postalCode: string;
  readonly holderName: string;
  readonly uen: string | null;
  /** Its move-in day has come. */
  readonly hasStarted: boolean;
}

type Verdict = HeldAccount | Exclude<DetailsVerdict, 'right'>;

/**
 * @param context outside any transaction: the count must outlive whatever follows
 * @throws Refusal SK_LINK_1001, the same whatever is wrong; SK_LIMIT_1001 after too many wrong tries at this number,
 * by this person or from this address, also when what is said is right
 */
export async function judgeDetails(
  context: SubjectContext,
  submitted: SubmittedDetails,
): Promise<ProvenAccount> {
  const buckets = await loadBuckets(context);
  const verdict = await withTransaction(context.db, (tx) => judged(tx, context, submitted, buckets));
  report(context, typeof verdict === 'string' ? verdict : 'right');
  if (verdict === 'refused') throw new Refusal('SK_LIMIT_1001');
  if (typeof verdict === 'string') throw new Refusal('SK_LINK_1001');
  return proven(verdict, context.clock.now());
}

/** For whoever watches over guessing (ADR 0024): no number, no person, no address. */
function report({ meter, log }: SubjectContext, verdict: DetailsVerdict): void {
  meter.detailsJudged(verdict);
  if (verdict === 'locked' || verdict === 'refused')
    log.warn({ event: 'account verification', code: verdict }, 'details of an account were guessed at');
}

async function judged(
  tx: Tx,
  context: SubjectContext,
  submitted: SubmittedDetails,
  by: Buckets,
): Promise<Verdict> {
  const now = context.clock.now();
  const digits = accountDigits(submitted.accountNo);
  await holdBuckets(tx, [by.address, by.person, `account-verification:number:${digits}`]);
  const spent = [
    await isUsedUp(tx, by.address, WRONG_PER_ADDRESS, now),
    await isUsedUp(tx, by.person, WRONG_PER_PERSON, now),
  ];
  const tries = await triesAt(tx, digits);
  if (spent.includes(true) || isLocked(tries, now)) return 'refused';
  const recorded = await findHeldAccountByDigits(tx, digits);
  if (recorded !== null && areRight(submitted, recorded)) {
    await forgetTries(tx, digits);
    return recorded;
  }
  const after = afterWrongTry(tries, now);
  await keepTries(tx, digits, after);
  await take(tx, by.address, WRONG_PER_ADDRESS, now);
  await take(tx, by.person, WRONG_PER_PERSON, now);
  if (after.lockedUntil === null) return 'wrong';
  await appendAudit(tx, {
    at: now,
    actor: toActor(context).name,
    action: 'account-verification:lock',
    object: recorded === null ? 'account:unknown' : `account:${recorded.accountId}`,
    outcome: 'done',
  });
  return 'locked';
}

function proven(held: HeldAccount, now: number): ProvenAccount {
  const { accountId, bpNo, bpType, postalCode, holder: holderName, uen, openedOn } = held;
  const accountNo = canonicalAccountNo(held.accountNo);
  if (accountNo === null) throw new RangeError('an account is stored under a number that is none');
  return {
    accountId,
    accountNo,
    bpNo,
    bpType,
    postalCode,
    holderName,
    uen,
    hasStarted: openedOn <= toSgDay(now),
  };
}
