/** State of GIRO for the page of all services: of the accounts of the selected premises. */
import { mayManageGiro } from '@portal/domain/giro/giro-actions';
import { getGiroLabel } from '@portal/domain/giro/giro-status';
import { useQuery } from '@tanstack/react-query';
import type { ServiceState } from '../../lib/services.ts';
import { copy } from './copy.ts';
import { giroQuery } from './giro.query.ts';

/** @param accountNos null while they are not known, the service is not open, or eGIRO is switched off */
export function useGiroState(accountNos: readonly string[] | null): ServiceState {
  const { data } = useQuery(giroQuery(accountNos));
  if (data === undefined || accountNos === null) return { text: null };
  const underWay = data.find((record) => record.status !== 'TERMINATED' && !mayManageGiro(record));
  if (underWay) {
    const label = getGiroLabel(underWay.status);
    return { text: label, pill: { kind: 'outline', icon: 'clock', label } };
  }
  if (data.some(({ status }) => status === 'SUSPENDED')) {
    const label = getGiroLabel('SUSPENDED');
    return { text: label, pill: { kind: 'outline', icon: 'pause', label } };
  }
  const active = data.filter(({ status }) => status === 'ACTIVE').length;
  if (active > 0) return { text: copy.state.active(active, accountNos.length) };
  return { text: accountNos.length === 1 ? copy.state.none : copy.state.noneOfSeveral };
}
