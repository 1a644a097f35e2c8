/** A link to a feature of the portal that is drawn only while the feature is open, so that nothing leads nowhere. */
import { type FeatureName, features } from '@portal/domain/availability/features';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAvailability } from '../../lib/availability.ts';

interface FeatureLinkProps {
  readonly feature: FeatureName;
  readonly search?: Readonly<Record<string, string>> | undefined;
  readonly className?: string | undefined;
  /** It leads to where one is. */
  readonly isCurrent?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function FeatureLink({ feature, search, className, isCurrent, onClick, children }: FeatureLinkProps) {
  const availability = useAvailability();
  const { path } = features[feature];
  if (path === null || availability(feature) !== 'open') return null;
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
