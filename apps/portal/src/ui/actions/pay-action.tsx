/** The act that pays by PayNow while that is open; else how else to pay. */
import { type ReactNode, use } from 'react';
import { useAvailability } from '../../lib/availability.ts';
import { type PayActionProps, PayingContext } from '../../lib/paying.ts';
import { FeatureLink } from './feature-link.tsx';

interface PayActionOrOtherProps extends PayActionProps {
  /** Stands where the act would. */
  readonly otherwise?: ReactNode;
}

export function PayAction({ otherwise = null, wanted, ...props }: PayActionOrOtherProps) {
  const availability = useAvailability();
  const Act = use(PayingContext);
  const open = availability('paynow');
  // A person who only looks at a home of somebody else pays nothing there.
  if (open === 'not-for-account') return null;
  if (open === 'gone') return otherwise;
  return Act === null ? <FeatureLink feature="paynow" {...props} /> : <Act wanted={wanted} {...props} />;
}
