/** Where a reading stands: why it is looked at, or what became of it. */
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { copy } from './copy.ts';
import type { Reading, WaitingReading } from './reading.ts';

export function DecisionPill({ decision }: { decision: 'accept' | 'setAside' }) {
  const isAccepted = decision === 'accept';
  return (
    <Pill kind={isAccepted ? 'neutral' : 'outline'} icon={<Icon name={isAccepted ? 'check' : 'close'} />}>
      {isAccepted ? copy.status.accepted : copy.status.setAside}
    </Pill>
  );
}

export function ReasonPills({ unusual, hasPhoto }: Pick<WaitingReading, 'unusual' | 'hasPhoto'>) {
  return (
    <>
      {unusual !== null && (
        <Pill kind="act" icon={<Icon name="warning" />}>
          {copy.unusual[unusual]}
        </Pill>
      )}{' '}
      {hasPhoto && (
        <Pill kind="outline" icon={<Icon name="file" />}>
          {copy.withPhoto}
        </Pill>
      )}
    </>
  );
}

export function ReadingPill({ reading: { decision, unusual } }: { reading: Reading }) {
  if (decision !== null) return <DecisionPill decision={decision.decision} />;
  if (unusual !== null) return <ReasonPills unusual={unusual} hasPhoto={false} />;
  return (
    <Pill kind="outline" icon={<Icon name="clock" />}>
      {copy.status.waiting}
    </Pill>
  );
}
