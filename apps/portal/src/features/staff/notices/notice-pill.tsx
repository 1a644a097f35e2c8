/** Where a parked notice stands: why it waits, or what was decided. */
import { Icon, type IconName } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';

export const ReasonPill = ({ words }: { readonly words: string }) => (
  <Pill kind="act" icon={<Icon name="warning" />}>
    {words}
  </Pill>
);

interface DecisionPillProps {
  readonly words: string;
  /** Something changed by it. */
  readonly isChange: boolean;
  readonly icon?: IconName;
}

export const DecisionPill = ({ words, isChange, icon = 'check' }: DecisionPillProps) => (
  <Pill kind={isChange ? 'neutral' : 'outline'} icon={<Icon name={icon} />}>
    {words}
  </Pill>
);
