/**
 * When a sign-in ends because nobody is there (S1 §4): one number, the last sign of life, and what follows from it.
 * Pure: the time is handed in, so a computer that slept is judged by what has truly passed.
 */
export interface IdleLimits {
  /** Milliseconds without a sign of life before the warning. */
  readonly warnAfter: number;
  /** Milliseconds from the warning to the logout. */
  readonly logOutAfter: number;
}

export type IdlePhase = 'active' | 'warning' | 'ended';

export function phaseAt(lastSign: number, now: number, { warnAfter, logOutAfter }: IdleLimits): IdlePhase {
  const idleFor = now - lastSign;
  if (idleFor < warnAfter) return 'active';
  return idleFor < warnAfter + logOutAfter ? 'warning' : 'ended';
}

export function computeEnd(lastSign: number, { warnAfter, logOutAfter }: IdleLimits): number {
  return lastSign + warnAfter + logOutAfter;
}

/** The next moment at which something changes by itself. */
export function nextChange(lastSign: number, now: number, limits: IdleLimits): number {
  return phaseAt(lastSign, now, limits) === 'active'
    ? lastSign + limits.warnAfter
    : computeEnd(lastSign, limits);
}

/** A movement, a key, a click: it counts until the warning shows, and no longer. */
export function afterSign(lastSign: number, now: number, limits: IdleLimits): number {
  return phaseAt(lastSign, now, limits) === 'active' ? now : lastSign;
}

/** 'Stay signed in': it counts until the end. */
export function afterStay(lastSign: number, now: number, limits: IdleLimits): number {
  return phaseAt(lastSign, now, limits) === 'ended' ? lastSign : now;
}

/** Signs of life in another tab. A time to come is no sign of life: a clock was set back. */
export function afterNews(lastSign: number, at: number, now: number): number {
  return Math.min(Math.max(lastSign, at), now);
}
