/** What nobody is ever asked for, and the way out for who forgot the e-mail, once that place is open. */
import { useAvailability } from '../../lib/availability.ts';
import { PlaceLink } from '../../ui/actions/place-link.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
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
