/**
 * The mode the portal runs in: web, mobile (inside the app) or kiosk. Read from the address, kept for this tab.
 * A concern of the shells alone: it gives no right and features never ask for it.
 */
import { keep, kept, storageKeys } from './storage.ts';

export const modes = ['web', 'mobile', 'kiosk'] as const;
export type Mode = (typeof modes)[number];

function isMode(value: string | null): value is Mode {
  return modes.some((mode) => mode === value);
}

/** A valid mode in the address replaces the one kept; none or an unknown one keeps it. */
export function takeModeFrom(search: URLSearchParams): void {
  const mode = search.get('mode');
  if (isMode(mode)) keep('session', storageKeys.mode, mode);
  const redirect = search.get('redirect');
  if (redirect !== null) keep('session', storageKeys.redirect, redirect);
}

export function currentMode(): Mode {
  const mode = kept('session', storageKeys.mode);
  return isMode(mode) ? mode : 'web';
}
