/** Asks the address directory for the street of an address. */
import { toCanonicalAddress } from '@portal/domain/preferences/mailing-address';
import { type FoundStreet, matchBuilding } from '@portal/domain/preferences/match-building';
import { AddressDirectoryUnavailable } from '../../ports/address/port.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { PublicContext } from '../../wire/context.ts';

export interface LookedUpAddress {
  readonly block: string;
  readonly floor: string;
  readonly unit: string;
  readonly postalCode: string;
  readonly street?: string | undefined;
}

/** @returns null: there is no such address. @throws Refusal SK_BUSY_1001 while the directory cannot be had */
export async function findStreet(
  { addresses, log }: Pick<PublicContext, 'addresses' | 'log'>,
  typed: LookedUpAddress,
): Promise<FoundStreet | null> {
  const { block, street, postalCode } = toCanonicalAddress({
    ...typed,
    street: typed.street ?? '',
    effectiveDate: '',
  });
  if (!/^\d{6}$/.test(postalCode)) return null;
  if (addresses === null) throw new Refusal('SK_BUSY_1001');
  try {
    return matchBuilding(await addresses.findByPostalCode(postalCode), { block, street });
  } catch (error) {
    if (!(error instanceof AddressDirectoryUnavailable)) throw error;
    log.warn({ event: 'directory unavailable', reason: error.message }, 'looking up an address failed');
    throw new Refusal('SK_BUSY_1001');
  }
}
