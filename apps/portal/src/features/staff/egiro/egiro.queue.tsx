/** The queue of notices of the banks of eGIRO that contradict what is known. */
import { listEgiroDecisions } from '@portal/domain/giro/parked-notice';
import { write } from '../../../lib/api/api.ts';
import { NoticeDetail } from '../notices/notice-detail.tsx';
import { DecisionPill, ReasonPill } from '../notices/notice-pill.tsx';
import type { DetailProps, QueueKind } from '../queue/queue-kind.ts';
import { copy, queueWords } from './copy.ts';
import type { DecidedNotice, Draft, Notice, WaitingNotice } from './notice.ts';
import { BankFacts, OurFacts } from './notice-facts.tsx';

const nameNotice = ({ event }: Pick<Notice, 'event'>): string => copy.events[event];

const EgiroDecisionPill = ({ decision }: Pick<DecidedNotice, 'decision'>) => (
  <DecisionPill words={copy.decisions[decision]} isChange={decision === 'replayed'} />
);

function EgiroNoticeDetail(props: DetailProps<Notice, Draft>) {
  const { item: notice, now } = props;
  const { itemId, reference, status, reason, outlook, ours } = notice;
  return (
    <NoticeDetail
      {...props}
      queue="egiroNotices"
      name={nameNotice(notice)}
      pill={
        status === 'waiting' ? (
          <ReasonPill words={copy.reasons[reason]} />
        ) : (
          <EgiroDecisionPill decision={status} />
        )
      }
      offered={listEgiroDecisions(outlook).map((name) => ({
        name,
        label: copy.choices[name],
        effect: copy.effects[name],
      }))}
      words={copy.decisions}
      unseen="SK_STAFF_1014"
      own="SK_STAFF_1015"
      toInput={(input) => ({ queue: 'egiroNotices', itemId, ...input })}
      toast={(decision) => copy.done[decision](reference)}
    >
      <BankFacts notice={notice} now={now} />
      <OurFacts ours={ours} />
    </NoticeDetail>
  );
}

export const egiroQueue: QueueKind<WaitingNotice, DecidedNotice, Notice, Draft> = {
  name: 'egiroNotices',
  words: queueWords,
  read: (queue) => (queue.name === 'egiroNotices' ? queue : null),
  waitingRow: (notice) => ({
    name: nameNotice(notice),
    second: notice.holder ?? notice.reference,
    marks: <ReasonPill words={copy.reasons[notice.reason]} />,
  }),
  decidedRow: (notice) => ({
    name: nameNotice(notice),
    marks: <EgiroDecisionPill decision={notice.decision} />,
  }),
  open: (itemId) => write('staff:egiroNotice', { itemId }),
  itemName: nameNotice,
  Detail: EgiroNoticeDetail,
};
