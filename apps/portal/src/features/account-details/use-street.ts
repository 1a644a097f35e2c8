/** Looks up the street while an address is typed: once the postal code has six digits, and again for another block. */
import type { TypedAddress } from '@portal/domain/preferences/mailing-address';
import { toCanonicalAddress } from '@portal/domain/preferences/mailing-address';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { toApiError } from '../../lib/api/api-error.ts';
import type { Lookup } from './edit.rules.ts';

const nothing: Lookup = { status: 'none', street: '', needsBlock: false, streets: [] };
/** The directory has no such address. Any other failure says nothing of the address. */
const UNKNOWN_ADDRESS = 'SK_PREF_1002';

/** @param block as it was when its field was left: not every letter of it is looked up */
export function useStreet(typed: TypedAddress, block: string): Lookup & { lookAgain(): void } {
  const { postalCode, ...rest } = toCanonicalAddress({ ...typed, block });
  const isWhole = /^\d{6}$/.test(postalCode);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account:premiseRetrieval', { postalCode, block: rest.block }] as const,
    queryFn: isWhole
      ? () =>
          call('account:premiseRetrieval', {
            floor: rest.floor,
            block: rest.block,
            postalCode,
            unit: rest.unit,
          })
      : skipToken,
    retry: false,
  });
  const lookAgain = () => void refetch();
  return { ...toLookup(), lookAgain };

  function toLookup(): Lookup {
    if (!isWhole) return nothing;
    if (data) {
      const { street, needsBlock, streets = [] } = data;
      return { status: 'found', street, needsBlock, streets };
    }
    if (error === null || isFetching) return { ...nothing, status: 'asking' };
    return { ...nothing, status: toApiError(error).code === UNKNOWN_ADDRESS ? 'failed' : 'away' };
  }
}
