/** Availability of features to the accounts of the selected premises, for everything behind the sign-in. */
import { getAvailability } from '@portal/domain/availability/availability';
import { type ReactNode, useMemo } from 'react';
import { isShared, useKnownAccounts } from '../../features/accounts/index.ts';
import { AvailabilityContext, type AvailabilityOfFeature } from '../../lib/availability.ts';
import { useConfig } from '../../lib/use-config.ts';

export function SelectedAvailability({ children }: { children: ReactNode }) {
  const config = useConfig();
  const accounts = useKnownAccounts();
  const features = accounts.status === 'success' ? accounts.features : undefined;
  const isMaster = accounts.status === 'success' && accounts.master;
  const isViewer = accounts.status === 'success' && isShared(accounts.selectedPremises);
  const value = useMemo<AvailabilityOfFeature>(() => {
    const on = features && new Set(features.filter(({ state }) => state).map(({ key }) => key));
    return (feature) =>
      config
        ? getAvailability(feature, { switches: config.switches, features: on, isMaster, isViewer })
        : 'gone';
  }, [config, features, isMaster, isViewer]);
  return <AvailabilityContext value={value}>{children}</AvailabilityContext>;
}
