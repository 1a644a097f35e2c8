/** Availability of features to the accounts of the selected premises, and that premises for the link to bill insights, for everything behind the sign-in. */
import { getAvailability } from '@portal/domain/availability/availability';
import { type ReactNode, useMemo } from 'react';
import { isShared, useKnownAccounts } from '../../features/accounts/index.ts';
import { InsightsPremisesContext, namePremises } from '../../insights/insights-premises.ts';
import { AvailabilityContext, type AvailabilityOfFeature } from '../../lib/availability.ts';
import { useConfig } from '../../lib/use-config.ts';
import { selectedAccounts } from './billed.ts';

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
  const selected = selectedAccounts(accounts);
  const premises = useMemo(() => namePremises(selected), [selected]);
  return (
    <AvailabilityContext value={value}>
      <InsightsPremisesContext value={premises}>{children}</InsightsPremisesContext>
    </AvailabilityContext>
  );
}
