/** The public configuration of this installation: asked for once, before anyone signs in. */
import { type PublicConfig, restPaths } from '@portal/contract/rest';
import { ApiError, NO_ANSWER } from './api-error.ts';
import { setServerTime } from './clock.ts';

export type { PublicConfig };

let asked: Promise<PublicConfig> | null = null;

/** @throws ApiError when the gateway cannot be reached; the next call asks again */
export function loadConfig(): Promise<PublicConfig> {
  asked ??= fetchConfig().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch(restPaths.publicConfig).catch(() => null);
  if (!response?.ok) throw new ApiError(NO_ANSWER);
  const config = (await response.json()) as PublicConfig;
  setServerTime(config.serverTime);
  return config;
}

/** For tests: the next loadConfig() asks again. */
export function forgetConfig(): void {
  asked = null;
}
