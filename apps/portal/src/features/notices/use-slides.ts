/** The banners of the selected accounts, joined from the three answers that decide about them. */
import { isComponentShown } from '@portal/domain/availability/switches';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useAvailability } from '../../lib/availability.ts';
import { useConfig } from '../../lib/use-config.ts';
import { OutsideContext } from '../../ui/actions/outside-link.tsx';
import { accountTypesQuery } from './first-login/account-types.query.ts';
import type { NoticedAccount } from './noticed-account.ts';
import { placementQuery } from './promotions/placement.query.ts';
import { listSlides, type Slide } from './promotions/promotions.rules.ts';

/** undefined while it is not known which; none when the placement failed. */
export function useSlides(accounts: readonly NoticedAccount[] | null): readonly Slide[] | undefined {
  const availability = useAvailability();
  const components = useConfig()?.components;
  const redirectsOut = use(OutsideContext);
  const placement = useQuery(placementQuery());
  const types = useQuery(accountTypesQuery(accounts?.map(({ accountNo }) => accountNo) ?? null));
  if (placement.isError) return [];
  const isAwaited = accounts === null || (accounts.length > 0 && types.isPending);
  if (!placement.data || isAwaited) return undefined;
  return listSlides(placement.data, {
    isOpen: (feature) => availability(feature) === 'open',
    areAllInactive: accounts.every(({ status }) => status === 'Inactive'),
    announcesCards: types.data ?? false,
    isAppPromoted: components === undefined || isComponentShown(components, 'appPromotion'),
    redirectsOut,
    origin: location.origin,
  });
}
