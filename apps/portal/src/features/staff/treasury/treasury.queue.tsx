/** The queue of notices of the treasury that contradict the ledger. */
import { write } from '../../../lib/api/api.ts';
import { ReasonPill } from '../notices/notice-pill.tsx';
import type { QueueKind } from '../queue/queue-kind.ts';
import { copy, queueWords } from './copy.ts';
import type { DecidedNotice, Draft, Notice, WaitingNotice } from './notice.ts';
import { nameNotice, TreasuryNoticeDetail } from './notice-detail.tsx';
import { TreasuryDecisionPill } from './notice-pill.tsx';

export const treasuryQueue: QueueKind<WaitingNotice, DecidedNotice, Notice, Draft> = {
  name: 'treasuryNotices',
  words: queueWords,
  read: (queue) => (queue.name === 'treasuryNotices' ? queue : null),
  waitingRow: (notice) => ({
    name: nameNotice(notice),
    second: notice.holder ?? notice.reference,
    marks: <ReasonPill words={copy.reasons[notice.reason]} />,
  }),
  decidedRow: (notice) => ({
    name: nameNotice(notice),
    marks: <TreasuryDecisionPill decision={notice.decision} />,
  }),
  open: (itemId) => write('staff:treasuryNotice', { itemId }),
  itemName: nameNotice,
  Detail: TreasuryNoticeDetail,
};
