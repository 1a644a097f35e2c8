/** Asks the gateway what time it is: it may have changed since the page began, as where the sandbox's clock was moved. */
import { restPaths } from '@portal/contract/http';
import type { PublicConfig } from '@portal/contract/rest';
import { setServerTime } from '../clock.ts';

const WITHIN_MS = 5_000;

/** @returns whether it answered; until it does, the clock goes on as it was */
export async function renewServerTime(): Promise<boolean> {
  try {
    const response = await fetch(restPaths.publicConfig, { signal: AbortSignal.timeout(WITHIN_MS) });
    if (!response.ok) return false;
    const { serverTime } = (await response.json()) as Pick<PublicConfig, 'serverTime'>;
    setServerTime(serverTime);
    return true;
  } catch {
    return false;
  }
}
