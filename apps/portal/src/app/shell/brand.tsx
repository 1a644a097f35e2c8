/** The mark and the name, as the header shows them. */
import { markPaths } from '@portal/look/mark';
import { Link } from '@tanstack/react-router';
import { PORTAL_NAME } from '../../ui/navigation/page-title.ts';
import { copy } from './copy.ts';

/** The mark with the portal's name; leads to / which knows where home is. */
export function Brand() {
  return (
    <Link to="/" className="brand" aria-label={copy.brandHome}>
      <svg
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={markPaths.outer} />
        <path d={markPaths.middle} />
        <path className="mark-door" strokeWidth="3.6" d={markPaths.door} />
      </svg>
      <span>{PORTAL_NAME}</span>
    </Link>
  );
}
