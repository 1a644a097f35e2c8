/**
 * The one judge of where a kiosk goes when its session ends: the address that the kiosk gave, if its origin is on the installation's list,
 * else the welcome page, again as a kiosk. A path is not an address: the list alone decides (threat T3).
 */
import { allowedAddress } from '@portal/domain/redirect';

export const KIOSK_START = '/welcome?mode=kiosk';

export function kioskEnd(wanted: string | null, origins: readonly string[]): string {
  return allowedAddress(wanted, origins) ?? KIOSK_START;
}
