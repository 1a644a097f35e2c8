/** What nobody is ever asked for, and the way out for who forgot the e-mail, once that place is open. */
import { useAvailability } from '../../lib/availability.ts';
import { Icon } from '../../ui/icons.tsx';
import { PlaceLink } from '../../ui/place-link.tsx';
import { copy } from './copy.ts';

export function ScamLine() {
  const canFindEmail = useAvailability()('forgot-email') === 'open';
  return (
    <p className="assurance">
      <Icon name="shield" />
      <span>
        {copy.assurance}
        {canFindEmail && (
          <>
            {' '}
            {copy.forgotEmail} <PlaceLink place="forgot-email">{copy.findEmail}</PlaceLink>
          </>
        )}
      </span>
    </p>
  );
}
