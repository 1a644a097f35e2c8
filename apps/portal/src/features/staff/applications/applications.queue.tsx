/** The queue of companies that applied to link their accounts; below it, the account numbers locked for linking. */

import { write } from '../../../lib/api/api.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { LocksCard } from '../locks/locks-card.tsx';
import type { QueueKind } from '../queue/queue-kind.ts';
import type { Application, DecidedApplication, WaitingApplication } from './application.ts';
import { ApplicationDetail } from './application-detail.tsx';
import { copy, queueWords } from './copy.ts';
import { DecisionPill } from './decision-pill.tsx';
import type { Draft } from './draft.ts';

export const applicationsQueue: QueueKind<WaitingApplication, DecidedApplication, Application, Draft> = {
  name: 'linkApplications',
  words: queueWords,
  read: (queue) => (queue.name === 'linkApplications' ? queue : null),
  waitingRow: ({ companyName, uen, ...item }) => ({
    name: companyName,
    second: uen,
    marks: <Marks {...item} />,
  }),
  decidedRow: ({ companyName, decision }) => ({
    name: companyName,
    marks: <DecisionPill decision={decision} />,
  }),
  open: (itemId) => write('staff:linkApplication', { itemId }),
  itemName: ({ companyName }) => companyName,
  Detail: ApplicationDetail,
  Below: LocksCard,
};

function Marks({ documentNo, differing }: Pick<WaitingApplication, 'documentNo' | 'differing'>) {
  return (
    <>
      {documentNo > 1 && (
        <Pill kind="outline" icon={<Icon name="file" />}>
          {copy.document(documentNo)}
        </Pill>
      )}{' '}
      {differing > 0 && (
        <Pill kind="act" icon={<Icon name="warning" />}>
          {copy.differs(differing)}
        </Pill>
      )}
    </>
  );
}
