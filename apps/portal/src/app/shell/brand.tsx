/** The mark and the name, as the header shows them. */
import { Link } from '@tanstack/react-router';
import { PORTAL_NAME } from '../../ui/navigation/page-title.ts';
import { Mark } from '../../ui/surfaces/mark.tsx';
import { copy } from './copy.ts';

/** The mark with the portal's name; leads to / which knows where home is. */
export function Brand() {
  return (
    <Link to="/" className="brand" aria-label={copy.brandHome}>
      <Mark />
      <span>{PORTAL_NAME}</span>
    </Link>
  );
}
