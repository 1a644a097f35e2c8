/** Where a notice stands: why it waits, or what was found to be true. */
import { DecisionPill, ReasonPill } from '../notices/notice-pill.tsx';
import { copy } from './copy.ts';
import type { DecidedNotice, Notice } from './notice.ts';

export const TreasuryDecisionPill = ({ decision }: Pick<DecidedNotice, 'decision'>) => (
  <DecisionPill
    words={copy.decisions[decision]}
    isChange={decision === 'paid'}
    icon={decision === 'refused' ? 'refresh' : 'check'}
  />
);

export const NoticePill = ({ notice: { status, reason } }: { notice: Notice }) =>
  status === 'waiting' ? (
    <ReasonPill words={copy.reasons[reason]} />
  ) : (
    <TreasuryDecisionPill decision={status} />
  );
