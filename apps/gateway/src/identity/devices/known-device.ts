/**
 * A cookie by which a browser shows that it has signed in to an account before. A stranger cannot have it, so
 * limits that strangers use up do not apply there. It holds no personal data and opens nothing.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IdpAccount } from '../accounts/idp-account.store.ts';

const COOKIE = 'known-device';
const BYTES = 16;
/** A family shares a tablet; the account used longest ago is forgotten. */
const MOST_ACCOUNTS = 5;
const LIFE_SECONDS = 180 * 24 * 3600;

const VALUE = /^[\w-]{22}(?:\.[\w-]{22}){1,5}$/;

type Credential = Pick<IdpAccount, 'subject' | 'passwordHash'>;

export interface KnownDevices {
  /** @returns the device's random name, if it has signed in to the account with the password of today; else null */
  nameFor(cookies: string | undefined, account: Credential | undefined): string | null;
  /** @returns the header that makes the browser known for the account, beside those it is known for */
  cookieFor(cookies: string | undefined, account: Credential): string;
}

function parseDeviceCookie(cookies: string | undefined): {
  readonly device: string;
  readonly marks: readonly string[];
} {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies ?? '')?.[1]?.trim() ?? '';
  if (!VALUE.test(value)) return { device: '', marks: [] };
  const [device = '', ...marks] = value.split('.');
  return { device, marks };
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

export function knownDevices(secret: string, secure: boolean): KnownDevices {
  // The hash of the password is in it: a new password makes every browser a stranger again.
  const computeMark = (device: string, { subject, passwordHash }: Credential): string =>
    createHmac('sha256', secret)
      .update([device, subject, passwordHash].join('\n'))
      .digest()
      .subarray(0, BYTES)
      .toString('base64url');
  return {
    nameFor(cookies, account) {
      const { device, marks } = parseDeviceCookie(cookies);
      if (!account || device === '') return null;
      const expected = computeMark(device, account);
      return marks.some((mark) => isSame(mark, expected)) ? device : null;
    },
    cookieFor(cookies, account) {
      const before = parseDeviceCookie(cookies);
      const device = before.device === '' ? randomBytes(BYTES).toString('base64url') : before.device;
      const mark = computeMark(device, account);
      const marks = [mark, ...before.marks.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS);
      const attributes = `Max-Age=${LIFE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      return `${COOKIE}=${[device, ...marks].join('.')}; ${attributes}`;
    },
  };
}
