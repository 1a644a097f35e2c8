/** The public configuration of this installation: asked for once, before anyone signs in. */
import { restPaths } from '@portal/contract/http';
import type { PublicConfig } from '@portal/contract/rest';
import { ApiError, NO_ANSWER } from './api/api-error.ts';
import { setServerTime } from './clock.ts';

export type { PublicConfig };

let asked: Promise<PublicConfig> | null = null;
let current: PublicConfig | null = null;
const listeners = new Set<() => void>();

/** A request that hangs holds up every sign-in and log-out of the page. */
const PATIENCE_MS = 10_000;

/** @throws ApiError when the gateway cannot be reached or does not answer in time; the next call asks again */
export function loadConfig(): Promise<PublicConfig> {
  asked ??= fetchConfig().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch(restPaths.publicConfig, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => null,
  );
  const config = response?.ok ? ((await response.json().catch(() => null)) as PublicConfig | null) : null;
  if (!config) throw new ApiError(NO_ANSWER);
  setServerTime(config.serverTime);
  current = config;
  for (const listener of listeners) listener();
  return config;
}

/** null until somebody has asked and been answered. */
export function currentConfig(): PublicConfig | null {
  return current;
}

export function subscribeToConfig(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
