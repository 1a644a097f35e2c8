/** A link to a place of the portal that is drawn only while the place is open, so that nothing leads nowhere. */
import { type FeatureName, places } from '@portal/domain/availability/places';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAvailability } from '../../lib/availability.ts';

interface PlaceLinkProps {
  readonly place: FeatureName;
  readonly search?: Readonly<Record<string, string>> | undefined;
  readonly className?: string | undefined;
  /** It leads to where one is. */
  readonly isCurrent?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function PlaceLink({ place, search, className, isCurrent, onClick, children }: PlaceLinkProps) {
  const availability = useAvailability();
  const { path } = places[place];
  if (path === null || availability(place) !== 'open') return null;
  return (
    <Link
      to={path as string}
      search={search ?? {}}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
