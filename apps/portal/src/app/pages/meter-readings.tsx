/** /meter-readings: hands the page its accounts, who reads no meters, and where a reading comes from. */
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { MeterReadingsPage } from '../../features/meter-readings/index.ts';
import { useMode } from '../../lib/use-mode.ts';
import { selectedAccounts } from '../account/billed.ts';

export function MeterReadings() {
  const accounts = useKnownAccounts();
  const isKnown = accounts.status === 'success';
  return (
    <MeterReadingsPage
      // Another premises begins anew: what was typed belongs to its own meters.
      key={isKnown ? accounts.selectedKey : null}
      accounts={selectedAccounts(accounts)}
      isMaster={isKnown && accounts.master}
      source={useMode() === 'mobile' ? 'app' : 'web'}
    />
  );
}
