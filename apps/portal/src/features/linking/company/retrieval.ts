/**
 * reg:companyDetails: the company that the registry named. The result of one redirect is sent once, however often the
 * page that shows it is drawn: the registry's code and state are good for one use.
 */
import type { Input, Output } from '@portal/contract';
import { write } from '../../../lib/api/api.ts';

/** Result of the registry's redirect, as it stood in the address. */
export type RegistryReturn = Input<'reg:companyDetails'>;
export type Company = Output<'reg:companyDetails'>;

const retrievals = new WeakMap<RegistryReturn, Promise<Company>>();

/** @throws ApiError */
export function retrieveOnce(returned: RegistryReturn): Promise<Company> {
  const before = retrievals.get(returned);
  if (before) return before;
  const answer = write('reg:companyDetails', returned);
  retrievals.set(returned, answer);
  return answer;
}
