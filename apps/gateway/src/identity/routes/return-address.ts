/** Where a page of the provider leads back to: the page of the portal that it was opened from, else its start. */
import { safeReturnPath } from '@portal/domain/redirect';

/** Name of the parameter in the address, and of the hidden field that carries it through a form. */
const WAY_BACK = 'redirect';

/** @param given the query or the posted fields. A path of this portal alone, never another site (T3) */
export function returnAddress(given: unknown): string {
  if (typeof given !== 'object' || given === null) return '/';
  return safeReturnPath(new Map(Object.entries(given)).get(WAY_BACK)) ?? '/';
}
