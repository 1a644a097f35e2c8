/** Looks up the street while an address is typed: once the postal code has six digits, and again for another block. */
import type { TypedAddress } from '@portal/domain/preferences/mailing-address';
import { toCanonicalAddress } from '@portal/domain/preferences/mailing-address';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import type { Lookup } from './edit.rules.ts';

const nothing: Lookup = { status: 'none', street: '', needsBlock: false };

/** @param block as it was when its field was left: not every letter of it is looked up */
export function useStreet(typed: TypedAddress, block: string): Lookup {
  const { postalCode, ...rest } = toCanonicalAddress({ ...typed, block });
  const isWhole = /^\d{6}$/.test(postalCode);
  const { data, isError } = useQuery({
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
  if (!isWhole) return nothing;
  if (isError) return { ...nothing, status: 'failed' };
  return data
    ? { status: 'found', street: data.street, needsBlock: data.needsBlock }
    : { ...nothing, status: 'asking' };
}
