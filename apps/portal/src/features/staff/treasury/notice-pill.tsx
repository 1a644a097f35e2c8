/** Where a notice stands: why it waits, or what was found to be true. */
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { copy } from './copy.ts';
import type { DecidedNotice, Notice, WaitingNotice } from './notice.ts';

export function DecisionPill({ decision }: Pick<DecidedNotice, 'decision'>) {
  return (
    <Pill
      kind={decision === 'paid' ? 'neutral' : 'outline'}
      icon={<Icon name={decision === 'refused' ? 'refresh' : 'check'} />}
    >
      {copy.decisions[decision]}
    </Pill>
  );
}

export function ReasonPill({ reason }: Pick<WaitingNotice, 'reason'>) {
  return (
    <Pill kind="act" icon={<Icon name="warning" />}>
      {copy.reasons[reason]}
    </Pill>
  );
}

export function NoticePill({ notice: { status, reason } }: { notice: Notice }) {
  return status === 'waiting' ? <ReasonPill reason={reason} /> : <DecisionPill decision={status} />;
}
