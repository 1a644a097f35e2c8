/** The queue of notices of the treasury that contradict the ledger. */
import { write } from '../../../lib/api/api.ts';
import type { QueueKind } from '../queue/queue-kind.ts';
import { queueWords } from './copy.ts';
import type { DecidedNotice, Draft, Notice, WaitingNotice } from './notice.ts';
import { NoticeDetail, nameNotice } from './notice-detail.tsx';
import { DecisionPill, ReasonPill } from './notice-pill.tsx';

export const treasuryQueue: QueueKind<WaitingNotice, DecidedNotice, Notice, Draft> = {
  name: 'treasuryNotices',
  words: queueWords,
  read: (queue) => (queue.name === 'treasuryNotices' ? queue : null),
  waitingRow: (notice) => ({
    name: nameNotice(notice),
    second: notice.holder ?? notice.reference,
    marks: <ReasonPill reason={notice.reason} />,
  }),
  decidedRow: (notice) => ({
    name: nameNotice(notice),
    marks: <DecisionPill decision={notice.decision} />,
  }),
  open: (itemId) => write('staff:treasuryNotice', { itemId }),
  itemName: nameNotice,
  Detail: NoticeDetail,
};
