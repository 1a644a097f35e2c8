/** Where a kiosk goes when its session has ended: a page of this portal or an address on the list, else /welcome. */
import { allowedAddress, safeReturnPath } from '@portal/domain/redirect';

export function endTarget(to: string, redirectOrigins: readonly string[]): string {
  return safeReturnPath(to) ?? allowedAddress(to, redirectOrigins) ?? '/welcome';
}
