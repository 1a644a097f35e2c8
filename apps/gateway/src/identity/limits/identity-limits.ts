/** Every limit of signing in and of mails in one place. The same for addresses that nobody has. */
import { createHmac } from 'node:crypto';
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import { clear, isUsedUp, type Limit, take } from '../../db/rate-counter.store.ts';
import { addressKey } from '../../wire/limits/caller-key.ts';
import { emailKeyOf } from '../accounts/idp-account.store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** After ten wrong passwords an address is locked for a quarter of an hour. */
const WRONG_PASSWORDS: Limit = { most: 10, withinMs: 15 * MINUTE };
/** Many people share one address behind their operator: only failures count, and generously. */
const FAILURES_PER_IP: Limit = { most: 100, withinMs: 15 * MINUTE };
const FORMS_PER_IP: Limit = { most: 60, withinMs: HOUR };
/** Mails that somebody can ask for, to one recipient. */
const MAILS_PER_RECIPIENT: Limit = { most: 3, withinMs: HOUR };
/** Notices of what has happened; each needed a mailed link or a password before. */
const NOTICES_PER_RECIPIENT: Limit = { most: 10, withinMs: HOUR };

const PREFIX = 'idp:';

export interface IdentityLimits {
  /** Takes one try at a password before it is checked; false when the address or the caller is locked. */
  mayTryPassword(email: string, ip: string): Promise<boolean>;
  /** A right password gives the address its tries back. */
  passwordWasRight(email: string): Promise<void>;
  passwordWasWrong(ip: string): Promise<void>;
  /** Sign-up and forgotten password, per caller. */
  maySendForm(ip: string): Promise<boolean>;
  mayMail(email: string): Promise<boolean>;
  mayNotify(email: string): Promise<boolean>;
}

export function identityLimits(db: Db, clock: Clock, secret: string): IdentityLimits {
  const bucket = (kind: string, value: string): string =>
    `${PREFIX}${kind}:${createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url')}`;
  const takeOne = (kind: string, value: string, limit: Limit) =>
    take(db, bucket(kind, value), limit, clock.now());
  return {
    async mayTryPassword(email, ip) {
      if (await isUsedUp(db, bucket('ip', addressKey(ip)), FAILURES_PER_IP, clock.now())) return false;
      return takeOne('wrong', emailKeyOf(email), WRONG_PASSWORDS);
    },
    async passwordWasWrong(ip) {
      await takeOne('ip', addressKey(ip), FAILURES_PER_IP);
    },
    passwordWasRight: (email) => clear(db, bucket('wrong', emailKeyOf(email))),
    maySendForm: (ip) => takeOne('form', addressKey(ip), FORMS_PER_IP),
    mayMail: (email) => takeOne('mail', emailKeyOf(email), MAILS_PER_RECIPIENT),
    mayNotify: (email) => takeOne('notice', emailKeyOf(email), NOTICES_PER_RECIPIENT),
  };
}
