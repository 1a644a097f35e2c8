/** One notice of the treasury, opened by an officer beside the payout that it names. Every look is recorded. */
import type { Output } from '@portal/contract';
import { cents } from '@portal/domain/money';
import type { PayoutState } from '@portal/domain/refunds/treasury-decision';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { findHeldAccounts, type HeldAccount } from '../../accounts/public.ts';
import { balancesOf } from '../../bills/public.ts';
import {
  findPayout,
  type Payout,
  type TreasuryNotice,
  toPayoutState,
  treasuryNotices,
} from '../../refunds/public.ts';
import { createNoticeViews } from '../notices/notice-view.store.ts';
import { describeDecision, getStaffId, recordLook } from '../officer.ts';
import { isOwnAccount } from '../own-account.ts';
import { describeNotice } from './treasury-queue.service.ts';

type Notice = Output<'staff:treasuryNotice'>;

export const treasuryViews = createNoticeViews<PayoutState>('treasury_notice_view', 'payout');

/** @throws Refusal SK_ACCESS_1001 for what was never parked, and for what does not exist */
export async function knownNotice(db: Db | Tx, itemId: string): Promise<TreasuryNotice> {
  const notice = await treasuryNotices.find(db, itemId);
  if (notice === null) throw new Refusal('SK_ACCESS_1001');
  return notice;
}

/** @param context outside any transaction: the look is recorded whatever follows */
export async function openNotice(context: SubjectContext, itemId: string): Promise<Notice> {
  const { db, clock } = context;
  const notice = await knownNotice(db, itemId);
  const payout = await findPayout(db, notice.reference);
  const accounts = payout === null ? [] : await findHeldAccounts(db, [payout.accountId]);
  const isOwn = await isOwnAccount(context, accounts);
  const openedAt = clock.now();
  const view = { staffId: getStaffId(context), isOwn, seen: toPayoutState(payout) };
  const look = { action: 'treasury:opened', object: `notice:${notice.eventId}`, accounts };
  await recordLook(context, look, (tx, at) => treasuryViews.record(tx, notice.eventId, view, at));
  const decision = await treasuryNotices.findDecision(db, notice.eventId);
  return {
    ...describeNotice(notice),
    status: decision?.decision ?? 'waiting',
    reason: notice.reason,
    toldAt: instantText(notice.at),
    receivedAt: instantText(notice.receivedAt),
    payout: payout && (await describePayout(context, payout, accounts[0])),
    decision: decision && (await describeDecision(context, decision)),
    openedAt: instantText(openedAt),
    isOwn,
  };
}

async function describePayout(
  { db, clock }: SubjectContext,
  { accountId, amount, destination, outcome, orderedAt, decidedAt }: Payout,
  held: HeldAccount | undefined,
): Promise<Notice['payout']> {
  const balances = await balancesOf(db, [accountId], toSgDay(clock.now()));
  return {
    accountNo: held?.accountNo ?? '',
    holder: held?.holder ?? '',
    amount,
    method: destination.method,
    state: outcome ?? 'ordered',
    orderedAt: instantText(orderedAt),
    decidedAt: decidedAt === null ? null : instantText(decidedAt),
    outstanding: balances.get(accountId)?.outstanding ?? cents(0),
  };
}
