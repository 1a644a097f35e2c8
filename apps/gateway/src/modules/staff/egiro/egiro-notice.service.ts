/** Notices of the banks of eGIRO for an officer: the queue, one beside the GIRO that it is about, and the decision. */
import type { Output } from '@portal/contract';
import { egiroBanks } from '@portal/domain/giro/giro-banks';
import type { EgiroNoticeDecision, NoticeOutlook } from '@portal/domain/giro/parked-notice';
import { instantText } from '@portal/domain/sg-time';
import type { Db } from '../../../db/database.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { findHeldAccounts, type HeldAccount } from '../../accounts/public.ts';
import {
  decideEgiroNotice,
  egiroNotices,
  findEffect,
  findGiroOfNotice,
  type ParkedEgiroNotice,
} from '../../giro/public.ts';
import type { ParkedPaymentInFull } from '../../payments/public.ts';
import { decideOnNotice, type NoticeDecisionInput } from '../notices/decide-on-notice.service.ts';
import { loadNoticeQueue } from '../notices/notice-queue.service.ts';
import { createNoticeViews } from '../notices/notice-view.store.ts';
import { describeDecision, getStaffId, recordLook } from '../officer.ts';
import { isOwnAccount } from '../own-account.ts';
import type { QueueQuery } from '../queue.service.ts';

type Notice = Output<'staff:egiroNotice'>;
type EgiroQueue = Extract<Output<'staff:queue'>, { name: 'egiroNotices' }>;

const views = createNoticeViews<NoticeOutlook>('egiro_notice_view', 'outlook');

/** @throws Refusal SK_ACCESS_1001 for staff without the role */
export const loadEgiroQueue = async (context: SubjectContext, query: QueueQuery): Promise<EgiroQueue> => ({
  name: 'egiroNotices',
  ...(await loadNoticeQueue(context, egiroNotices, describeNotice, query)),
});

const describeNotice = ({ eventId, reference, event }: ParkedEgiroNotice) => ({
  itemId: eventId,
  reference,
  event,
});

/** @throws Refusal SK_ACCESS_1001 for what was never parked, for money, and for what does not exist */
async function knownNotice(db: Db, itemId: string): Promise<ParkedEgiroNotice> {
  const notice = await egiroNotices.find(db, itemId);
  if (notice === null) throw new Refusal('SK_ACCESS_1001');
  return notice;
}

/** @param context outside any transaction: the look is recorded whatever follows */
export async function openEgiroNotice(context: SubjectContext, itemId: string): Promise<Notice> {
  const { db, clock } = context;
  const notice = await knownNotice(db, itemId);
  const { outlook, accountId, takesBack } = await findEffect(db, notice);
  const had = takesBack?.posted.map((part) => part.accountId) ?? [];
  const accounts = await findHeldAccounts(db, accountId === null ? had : [accountId, ...had]);
  const isOwn = await isOwnAccount(context, accounts);
  const openedAt = clock.now();
  const view = { staffId: getStaffId(context), isOwn, seen: outlook };
  const look = { action: 'egiro:opened', object: `notice:${notice.eventId}`, accounts };
  await recordLook(context, look, (tx, at) => views.record(tx, notice.eventId, view, at));
  const decision = await egiroNotices.findDecision(db, notice.eventId);
  const account = accounts.find((each) => each.accountId === accountId);
  return {
    ...describeNotice(notice),
    status: decision?.decision ?? 'waiting',
    reason: notice.reason,
    toldAt: instantText(notice.at),
    receivedAt: instantText(notice.receivedAt),
    says: describeContent(notice),
    ours: account === undefined ? null : await describeOurs(db, notice, account),
    outlook,
    takesBack: takesBack && describePayment(takesBack),
    decision: decision && (await describeDecision(context, decision)),
    openedAt: instantText(openedAt),
    isOwn,
  };
}

function describePayment({
  eventId,
  amount,
  currency,
  paidAt,
  state,
}: ParkedPaymentInFull): Notice['takesBack'] {
  if (state === 'returned') return null;
  return { itemId: eventId, amount, currency, paidAt: instantText(paidAt), status: state };
}

function describeContent({ content }: ParkedEgiroNotice): Notice['says'] {
  const { bank_code = null, last_four = null, limit = null, reason = null } = content ?? {};
  const bank = egiroBanks.find(({ code }) => code === bank_code)?.name ?? bank_code;
  return { bank, lastFour: last_four, limit, failure: reason };
}

async function describeOurs(
  db: Db,
  notice: ParkedEgiroNotice,
  { accountId, accountNo, holder }: HeldAccount,
): Promise<Notice['ours']> {
  const { authorisation, request, deduction } = await findGiroOfNotice(db, notice, accountId);
  return {
    accountNo,
    holder,
    giro: authorisation && {
      reference: authorisation.reference,
      type: authorisation.type,
      bankName: authorisation.bankName,
      lastFour: authorisation.lastFour ?? '',
      status: authorisation.status,
    },
    request: request && {
      reference: request.requestId,
      requestType: request.requestType,
      state: request.state as NonNullable<NonNullable<Notice['ours']>['request']>['state'],
    },
    deduction: deduction && {
      reference: deduction.reference,
      amount: deduction.amount,
      on: deduction.orderedOn,
      status: deduction.status,
    },
  };
}

/** @throws Refusal SK_ACCESS_1001, SK_INPUT_1001, SK_STAFF_1001, 1014 and 1015; nothing of it has happened then */
export const decideOnEgiroNotice = (
  context: SubjectContext,
  input: NoticeDecisionInput<EgiroNoticeDecision>,
): Promise<Output<'staff:decide'>> =>
  decideOnNotice(
    context,
    {
      party: 'egiro',
      views,
      unseen: 'SK_STAFF_1014',
      own: 'SK_STAFF_1015',
      find: knownNotice,
      toObject: (reference) => `giro:${reference}`,
      decide: decideEgiroNotice,
    },
    input,
  );
