/** State of U-Save for the page of all services. */
import { cents } from '@portal/domain/money';
import { useQuery } from '@tanstack/react-query';
import type { ServiceState } from '../../lib/services.ts';
import { copy } from './copy.ts';
import { type USaveAccount, uSaveQuery } from './u-save.query.ts';

/** @param accounts null while they are not known, or the service is not open */
export function useUSaveState(accounts: readonly USaveAccount[] | null): ServiceState {
  const { data } = useQuery(uSaveQuery(accounts));
  if (data === undefined) return { text: null };
  return { text: data === null ? copy.state.none : copy.state.balance(cents(data.balance.amount)) };
}
