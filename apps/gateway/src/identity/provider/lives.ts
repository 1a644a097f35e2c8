/** How long a sign-in lives: twelve hours at most, and no longer unused than a person may be idle (ADR 0021). */
import { systemClock } from '../../clock.ts';
import type { Config } from '../../config.ts';

/** Seconds. */
export const SIGN_IN_LIFE = 12 * 3600;

/**
 * The portal renews a token only while the customer is active: at worst it was renewed as long before the last sign of
 * life as a token lives, so that much is added to the portal's own limit.
 */
export const computeIdleLife = (
  config: Pick<Config, 'IDLE_WARN_SECONDS' | 'IDLE_LOGOUT_SECONDS' | 'ACCESS_TOKEN_SECONDS'>,
): number => config.IDLE_WARN_SECONDS + config.IDLE_LOGOUT_SECONDS + config.ACCESS_TOKEN_SECONDS;

/** @param loginTs when the person gave the password (seconds); not yet: the whole life */
export function signInLifeLeft(loginTs: number | undefined): number {
  if (loginTs === undefined) return SIGN_IN_LIFE;
  return Math.max(1, Math.ceil(loginTs + SIGN_IN_LIFE - systemClock.now() / 1000));
}
