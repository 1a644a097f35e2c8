/** Where a payment stands: why it waits, or what became of it. */
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { copy } from './copy.ts';
import type { Payment } from './payment.ts';

export function DecisionPill({ decision }: { decision: 'post' | 'return' }) {
  return (
    <Pill
      kind={decision === 'post' ? 'neutral' : 'outline'}
      icon={<Icon name={decision === 'post' ? 'check' : 'refresh'} />}
    >
      {copy.decisions[decision]}
    </Pill>
  );
}

export function PaymentPill({ payment: { status, reason } }: { payment: Payment }) {
  if (status !== 'waiting') return <DecisionPill decision={status === 'posted' ? 'post' : 'return'} />;
  return (
    <Pill kind="act" icon={<Icon name="warning" />}>
      {copy.reasons[reason]}
    </Pill>
  );
}
