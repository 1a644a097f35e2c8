/** Addresses outside the portal, for the frame and the pages: nothing leads out of a kiosk. */
import type { PublicConfig } from '../lib/config.ts';
import { useConfig } from '../lib/use-config.ts';
import { useMode } from '../lib/use-mode.ts';

export function useLinks(): PublicConfig['links'] | null {
  const links = useConfig()?.links ?? null;
  return useMode() === 'kiosk' ? null : links;
}
