/** The queues of parked notices: what waits, and what today decided. The rows of each party are its own. */
import { instantText } from '@portal/domain/sg-time';
import type { Db } from '../../../db/database.ts';
import type { ParkedNotices, StoredNotice } from '../../../webhooks/parked-notice.store.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { onlyPaymentsStaff } from '../officer.ts';
import type { QueueQuery } from '../queue.service.ts';
import { findTypedAccount, loadHolders, loadQueuePages } from '../queue-pages.ts';

/** @param describe what both lists show of a notice. @throws Refusal SK_ACCESS_1001 for staff without the role */
export async function loadNoticeQueue<
  Decision extends string,
  Notice extends StoredNotice<Decision>,
  Shown extends object,
>(
  context: SubjectContext,
  notices: Pick<ParkedNotices<Decision, Notice>, 'list' | 'count'>,
  describe: (notice: Notice) => Shown,
  { search: typed = '', page = 1 }: QueueQuery,
) {
  onlyPaymentsStaff(context);
  const { db } = context;
  const search = await toSearch(db, typed);
  const { waiting, decided, totals } = await loadQueuePages(context, page, {
    count: (listed) => notices.count(db, { ...listed, search }),
    list: (listed, part) => notices.list(db, { ...listed, search }, part),
  });
  const holders = await loadHolders(
    db,
    waiting.flatMap(({ accountId }) => accountId ?? []),
  );
  return {
    waiting: waiting.map((notice) => ({
      ...describe(notice),
      reason: notice.reason,
      receivedAt: instantText(notice.receivedAt),
      holder: (notice.accountId !== null && holders.get(notice.accountId)) || null,
    })),
    decided: decided.flatMap((notice) => {
      const { decision, decidedAt } = notice;
      if (decision === null || decidedAt === null) return [];
      return [{ ...describe(notice), decidedAt: instantText(decidedAt), decision }];
    }),
    ...totals,
  };
}

async function toSearch(db: Db, typed: string) {
  const text = typed.trim();
  return text === '' ? null : { text, accountId: (await findTypedAccount(db, text)) ?? null };
}
