/**
 * A link to a feature of the portal that is drawn only while the feature is open, so that nothing leads nowhere. Staff stay
 * in their twins where there is one.
 */
import { type FeatureName, features } from '@portal/domain/availability/features';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useAvailability } from '../../lib/availability.ts';
import { useTwin } from '../../lib/base-path.ts';

interface FeatureLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly feature: FeatureName;
  readonly search?: Readonly<Record<string, string>> | undefined;
  /** It leads to where one is. */
  readonly isCurrent?: boolean | undefined;
  /** false: the page stays where it is scrolled to. */
  readonly resetScroll?: boolean;
}

export function FeatureLink({ feature, search, isCurrent, ...link }: FeatureLinkProps) {
  const availability = useAvailability();
  const twinOf = useTwin();
  const { path } = features[feature];
  if (path === null || availability(feature) !== 'open') return null;
  return (
    <Link
      aria-current={isCurrent ? 'page' : undefined}
      {...link}
      to={twinOf(path) ?? (path as string)}
      search={search ?? {}}
    />
  );
}
