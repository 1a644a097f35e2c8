/** State of the waiver for the page of all services. */
import { useQuery } from '@tanstack/react-query';
import type { ServiceState } from '../../lib/services.ts';
import { copy } from './copy.ts';
import { waiverQuery } from './waiver.query.ts';

/** @param accountNos null while they are not known, or the service is not open */
export function useWaiverState(accountNos: readonly string[] | null): ServiceState {
  const { data } = useQuery(waiverQuery(accountNos));
  if (data === undefined) return { text: null };
  const { statuses } = data;
  const count = statuses.filter(({ status, bill }) => status === 'ELIGIBLE' && bill !== null).length;
  if (count > 0) return { text: copy.state.some(count) };
  const isExcluded =
    statuses.length > 0 && statuses.every(({ status }) => status === 'NOT_ELIGIBLE_FOR_FEATURE');
  return { text: isExcluded ? copy.state.excluded : copy.state.none };
}
