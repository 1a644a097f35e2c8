/** State of letters for the page of all services. */
import type { ServiceState } from '../../lib/services.ts';
import { copy } from './copy.ts';
import { useLetters } from './letters.query.ts';

/** @param bpNos null while they are not known, or the service is not open */
export function useLettersState(bpNos: readonly string[] | null): ServiceState {
  const { letters, waiting, isPartial, failed } = useLetters(bpNos);
  if (waiting !== null || isPartial || failed > 0) return { text: null };
  return { text: copy.state(letters.filter(({ isNew }) => isNew).length) };
}
