/**
 * The mode the portal runs in: web, mobile (inside the app) or kiosk. The host's word, else the address's, kept for
 * this tab. A concern of the shells alone: it gives no right and features never ask for it.
 */
import { hasAppBridge } from './app-bridge.ts';
import { currentConfig, subscribeToConfig } from './config.ts';
import { keep, readStored, storageKeys } from './storage.ts';

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
  showMode();
}

export function currentMode(): Mode {
  return resolveMode(currentConfig()?.mode ?? null, readStored('session', storageKeys.mode));
}

/** A host that has a mode of its own has no other, whatever the address said. */
export function resolveMode(host: Mode | null, storedMode: string | null): Mode {
  return host ?? (isMode(storedMode) ? storedMode : 'web');
}

/**
 * The mode in which the frame is drawn. The app draws header and navigation itself, so that a plain browser whose address
 * says mobile keeps those of the web: nobody is locked in on a page without a way on.
 */
export function currentShell(): Mode {
  const mode = currentMode();
  return mode === 'mobile' && !hasAppBridge() ? 'web' : mode;
}

/** Where the address said that End Session leads; as it came, to be judged before use. */
export function wantedEnd(): string | null {
  return readStored('session', storageKeys.redirect);
}

/**
 * Says the mode to the styles, as /look/theme.js does before the first paint; a host's own mode is kept, so that
 * the script knows it on the next page.
 */
function showMode(): void {
  if (currentConfig()?.mode) keep('session', storageKeys.mode, currentMode());
  document.documentElement.dataset.mode = currentShell();
}

if (typeof document !== 'undefined') subscribeToConfig(showMode);
