/** A decision, or where an application stands, in a pill. */
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import type { Application } from './application.ts';
import { copy } from './copy.ts';
import type { Decision } from './use-decide.ts';

export function DecisionPill({ decision }: { decision: Decision }) {
  return <StatusPill status={statusOf[decision]} />;
}

export function StatusPill({ status }: { status: Application['status'] }) {
  const words = copy.status[status];
  if (status === 'approved')
    return (
      <Pill kind="neutral" icon={<Icon name="check" />}>
        {words}
      </Pill>
    );
  if (status === 'rejected')
    return (
      <Pill kind="error" icon={<Icon name="close" />}>
        {words}
      </Pill>
    );
  return (
    <Pill kind="outline" icon={<Icon name={status === 'in_progress' ? 'clock' : 'file'} />}>
      {words}
    </Pill>
  );
}

const statusOf = {
  approve: 'approved',
  reject: 'rejected',
  newDocument: 'pending_document',
} as const satisfies Record<Decision, Application['status']>;
