/** Message of the staff about PayNow while paying stays (S2 §4); asked only where PayNow is open. */
import { usePaynowMaintenance } from '../../features/payments/index.ts';
import { useAvailability } from '../../lib/availability.ts';
import { MaintenanceStrip } from '../maintenance.tsx';

export function PayNowNotice() {
  return useAvailability()('paynow') === 'open' ? <StatusMessage /> : null;
}

function StatusMessage() {
  const { state, message } = usePaynowMaintenance();
  return state === 'told' ? <MaintenanceStrip message={message} /> : null;
}
