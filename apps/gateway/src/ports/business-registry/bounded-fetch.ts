/** Calls to the registry, within bounds; their failures are the registry's. */
import {
  type BoundedFetch,
  type Bounds,
  FetchFailed,
  boundedFetch as fetchWithin,
} from '../bounded-fetch.ts';
import { RegistryError } from './port.ts';

export type { BoundedFetch, Bounds };

export const usualBounds = { timeoutMs: 8_000, maxBytes: 128 * 1024 } as const;

/** Resolves after the body was read. @throws RegistryError `unavailable` or `malformed` (as a rejection) */
export function boundedFetch(bounds: Bounds): BoundedFetch {
  const reach = fetchWithin(bounds);
  return (url, init) =>
    reach(url, init).catch((error: unknown) => {
      throw error instanceof FetchFailed ? new RegistryError(error.reason, error.detail) : error;
    });
}
