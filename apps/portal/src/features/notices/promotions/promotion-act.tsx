/** The act of a banner: a place of the portal, or an address that was judged before (promotions.rules.ts). */
import { buttonClass } from '../../../ui/actions/button.tsx';
import { OutsideLink } from '../../../ui/actions/outside-link.tsx';
import { PlaceLink } from '../../../ui/actions/place-link.tsx';
import type { Target } from './promotions.rules.ts';

const looks = buttonClass({ kind: 'second', small: true });

export function PromotionAct({ label, target }: { label: string; target: Target }) {
  if ('place' in target) {
    return (
      <PlaceLink place={target.place} className={looks}>
        {label}
      </PlaceLink>
    );
  }
  if (!target.opensOutside) {
    return (
      <a href={target.address} rel="noreferrer" className={looks}>
        {label}
      </a>
    );
  }
  return (
    <OutsideLink href={target.address} className={looks}>
      {label}
    </OutsideLink>
  );
}
