/**
 * A link to a feature of the portal that is drawn only while the feature is open, so that nothing leads nowhere. Staff stay
 * in their twins where there is one.
 */
import { type FeatureName, features } from '@portal/domain/availability/features';
import { Link } from '@tanstack/react-router';
import type { AriaAttributes, KeyboardEventHandler, ReactNode } from 'react';
import { useAvailability } from '../../lib/availability.ts';
import { useTwin } from '../../lib/base-path.ts';

interface FeatureLinkProps {
  readonly feature: FeatureName;
  readonly search?: Readonly<Record<string, string>> | undefined;
  readonly className?: string | undefined;
  /** It leads to where one is: 'page', or to what is shown of a list: true. */
  readonly 'aria-current'?: AriaAttributes['aria-current'];
  readonly [data: `data-${string}`]: string | boolean | undefined;
  /** false: the page stays where it is scrolled to. */
  readonly resetScroll?: boolean;
  readonly onClick?: (() => void) | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>;
  readonly children: ReactNode;
}

export function FeatureLink({ feature, search, ...link }: FeatureLinkProps) {
  const availability = useAvailability();
  const twinOf = useTwin();
  const { path } = features[feature];
  if (path === null || availability(feature) !== 'open') return null;
  return <Link {...link} to={twinOf(path) ?? (path as string)} search={search ?? {}} />;
}
