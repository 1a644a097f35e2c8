/**
 * Whether a webhook comes from the party that has the secret: HMAC-SHA256 over its time, a point and its bytes as they
 * came, by one of the secrets that are good now, and not older or newer than 300 seconds (T11). Knows nothing of what it says.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const WINDOW_SECONDS = 300;

export interface SignedBody {
  /** Seconds since 1970, as the header has it. */
  readonly timestamp: string;
  /** 'v1=<hex>', or several with commas while the sender changes its secret. */
  readonly signature: string;
  readonly body: Buffer;
}

const VERSION = 'v1=';

/** The value of the sender's signature header. */
export function computeSignature(secret: string, timestamp: string, body: Buffer | string): string {
  return VERSION + createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/** @param now milliseconds since 1970 */
export function isSigned(
  { timestamp, signature, body }: SignedBody,
  secrets: readonly string[],
  now: number,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  const age = Math.floor(now / 1000) - Number(timestamp);
  const signatures = signature
    .slice(0, 1000)
    .split(',')
    .map((one) => Buffer.from(one.trim()));
  let isRight = false;
  // Every pair is compared, whichever fits: the time that it takes tells nothing.
  for (const secret of secrets) {
    const expected = Buffer.from(computeSignature(secret, timestamp, body));
    for (const one of signatures) {
      if (one.length === expected.length && timingSafeEqual(one, expected)) isRight = true;
    }
  }
  return isRight && Math.abs(age) <= WINDOW_SECONDS;
}
