/** The act that pays by PayNow, drawn only while that is open. */
import { use } from 'react';
import { useAvailability } from '../lib/availability.ts';
import { type PayActProps, PayingContext } from '../lib/paying.ts';
import { PlaceLink } from './place-link.tsx';

export function PayAct(props: PayActProps) {
  const availability = useAvailability();
  const Act = use(PayingContext);
  if (availability('paynow') !== 'open') return null;
  return Act === null ? <PlaceLink place="paynow" {...props} /> : <Act {...props} />;
}
