/** Every limit of signing in and of mails in one place. The same for unknown addresses (ADR 0030). */
import { createHmac } from 'node:crypto';
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import { clear, countUsed, isUsedUp, type Limit, take } from '../../db/rate-counter.store.ts';
import { addressKey } from '../../wire/limits/caller-key.ts';
import { toEmailKey } from '../accounts/idp-account.store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** After ten wrong passwords a caller, or a known device, waits a quarter of an hour for that account. */
const WRONG_PASSWORDS: Limit = { most: 10, withinMs: 15 * MINUTE };
/** All callers without a known device together: a botnet guesses no faster. */
const WRONG_PASSWORDS_OF_STRANGERS: Limit = { most: 30, withinMs: HOUR };
/** Many people share one address behind their operator: beyond this it is slowed down, never locked. */
const FAILURES_PER_IP: Limit = { most: 100, withinMs: 15 * MINUTE };
const FORMS_PER_IP: Limit = { most: 60, withinMs: HOUR };
/** Forms sent after a wait instead of a solved puzzle, as a browser without script must. */
const WAITED_PER_IP: Limit = { most: 20, withinMs: 15 * MINUTE };
/** Mails of one kind to one recipient, requested by one caller. */
const MAILS_PER_ASKER: Limit = { most: 3, withinMs: HOUR };
/** Mails of one kind to one recipient, requested by all strangers together. */
const MAILS_FOR_STRANGERS: Limit = { most: 9, withinMs: HOUR };
/** Notices of completed changes; each needed a mailed link or a password before. */
const NOTICES_PER_RECIPIENT: Limit = { most: 10, withinMs: HOUR };

const PREFIX = 'idp:';
/** Each doubling of the allowed number makes the puzzle one bit harder, up to this many times. */
const MOST_DOUBLINGS = 2;

export type MailKind = 'verify' | 'known-address' | 'finish-sign-up' | 'reset' | 'change-email';

/** The requester of a mail. The owner is known by a device or a sign-in; only they can spend the owner's budget. */
export interface Asker {
  readonly key: string;
  readonly isOwner: boolean;
}

export const strangerAt = (ip: string): Asker => ({ key: addressKey(ip), isOwner: false });
/** A signed-in customer requests a mail to an address that need not be theirs. */
export const toCustomer = (subject: string): Asker => ({ key: `subject ${subject}`, isOwner: false });
export const ownerOn = (device: string): Asker => ({ key: `device ${device}`, isOwner: true });
export const ownerSignedIn: Asker = { key: 'signed in', isOwner: true };

interface PasswordTry {
  readonly email: string;
  readonly ip: string;
  /** A device that has signed in to this account before, or null. */
  readonly device: string | null;
  /** The stored hash, or undefined: a new password begins with all its tries. */
  readonly passwordHash: string | undefined;
}

/** Two kinds of forms, slowed down apart from each other. */
export type FormKind = 'password' | 'mail';

export interface IdentityLimits {
  /** Takes one try at a password before it is checked; false when this caller is locked out of the account. */
  mayTryPassword(attempt: PasswordTry): Promise<boolean>;
  /** A right password gives its tries back. */
  passwordWasRight(attempt: PasswordTry): Promise<void>;
  passwordWasWrong(ip: string): Promise<void>;
  /** Counts a form that sends a mail. */
  countMailForm(ip: string): Promise<void>;
  /** How many times over its limit an address is, in doublings; null while it is within. */
  excessOf(kind: FormKind, ip: string): Promise<number | null>;
  mayWait(ip: string): Promise<boolean>;
  mayMail(kind: MailKind, email: string, asker: Asker): Promise<boolean>;
  /** A reset by mail was completed: the mails of this hour have done their work. */
  resetWasDone(email: string): Promise<void>;
  mayNotify(email: string): Promise<boolean>;
}

export function identityLimits(db: Db, clock: Clock, secret: string): IdentityLimits {
  const bucket = (kind: string, ...values: readonly string[]): string =>
    `${PREFIX}${kind}:${createHmac('sha256', secret)
      .update([kind, ...values].join('\n'))
      .digest('base64url')}`;
  const takeFrom = (name: string, limit: Limit) => take(db, name, limit, clock.now());
  const countUpTo = (limit: Limit): Limit => ({ ...limit, most: limit.most * 2 ** MOST_DOUBLINGS });

  function listBuckets({ email, ip, device, passwordHash = '' }: PasswordTry): readonly [string, Limit][] {
    const account = [toEmailKey(email), passwordHash] as const;
    if (device !== null) return [[bucket('wrong-device', ...account, device), WRONG_PASSWORDS]];
    return [
      [bucket('wrong', ...account, addressKey(ip)), WRONG_PASSWORDS],
      [bucket('wrong-all', ...account), WRONG_PASSWORDS_OF_STRANGERS],
    ];
  }
  const perIp: Readonly<Record<FormKind, { readonly name: string; readonly limit: Limit }>> = {
    password: { name: 'ip', limit: FAILURES_PER_IP },
    mail: { name: 'form', limit: FORMS_PER_IP },
  };
  const countForm = async (kind: FormKind, ip: string) => {
    const { name, limit } = perIp[kind];
    await takeFrom(bucket(name, addressKey(ip)), countUpTo(limit));
  };
  const mailsOfStrangers = (kind: MailKind, email: string) => bucket(`mail-${kind}`, toEmailKey(email));

  return {
    async mayTryPassword(attempt) {
      const buckets = listBuckets(attempt);
      for (const [name, limit] of buckets) {
        if (await isUsedUp(db, name, limit, clock.now())) return false;
      }
      for (const [name, limit] of buckets) if (!(await takeFrom(name, limit))) return false;
      return true;
    },
    async passwordWasRight(attempt) {
      for (const [name] of listBuckets(attempt)) await clear(db, name);
    },
    passwordWasWrong: (ip) => countForm('password', ip),
    countMailForm: (ip) => countForm('mail', ip),
    async excessOf(kind, ip) {
      const { name, limit } = perIp[kind];
      const used = await countUsed(db, bucket(name, addressKey(ip)), limit, clock.now());
      return used < limit.most ? null : Math.min(MOST_DOUBLINGS, Math.floor(Math.log2(used / limit.most)));
    },
    mayWait: (ip) => takeFrom(bucket('waited', addressKey(ip)), WAITED_PER_IP),
    async mayMail(kind, email, { key, isOwner }) {
      const own = bucket(`mail-${kind}-${isOwner ? 'owner' : 'asker'}`, toEmailKey(email), key);
      if (isOwner) return takeFrom(own, MAILS_PER_ASKER);
      const together = mailsOfStrangers(kind, email);
      if (await isUsedUp(db, together, MAILS_FOR_STRANGERS, clock.now())) return false;
      return (await takeFrom(own, MAILS_PER_ASKER)) && takeFrom(together, MAILS_FOR_STRANGERS);
    },
    resetWasDone: (email) => clear(db, mailsOfStrangers('reset', email)),
    mayNotify: (email) => takeFrom(bucket('notice', toEmailKey(email)), NOTICES_PER_RECIPIENT),
  };
}
