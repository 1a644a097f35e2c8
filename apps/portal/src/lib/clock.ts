/**
 * The portal's only clock: the server's time. The device's own is used for differences alone, as customers'
 * devices are wrong and the sandbox has a time of its own.
 */
let offset = 0;

/** @param serverTime ISO instant of the gateway's clock, as of now */
export function setServerTime(serverTime: string): void {
  const at = Date.parse(serverTime);
  if (Number.isFinite(at)) offset = at - Date.now();
}

/** Milliseconds since 1970 by the gateway's clock. */
export function now(): number {
  return Date.now() + offset;
}

/**
 * Milliseconds by this device's own clock: for how long something lasts, as between tabs of one browser, which agree
 * on it whatever each was told of the gateway's time.
 */
export function deviceNow(): number {
  return Date.now();
}
