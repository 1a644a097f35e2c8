/** Every limit of signing in and of mails in one place. The same for unknown addresses (ADR 0030). */
import { createHmac } from 'node:crypto';
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import {
  clear,
  countEach,
  countOne,
  countUsed,
  giveBack,
  holdBuckets,
  isUsedUp,
  type Limit,
  take,
} from '../../db/rate-counter.store.ts';
import { withTransaction } from '../../db/transaction.ts';
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

interface TakenTry {
  /** The password was right: nothing of the account is used, and of the address as much as before. */
  giveBack(): Promise<void>;
}

/** Two kinds of forms, slowed down apart from each other. */
export type FormKind = 'password' | 'mail';

export interface IdentityLimits {
  /**
   * Takes one try at a password, of the account and of the address, before it is checked; or counts nothing, when the
   * address has to pay for more or when this caller is locked out of the account.
   * @param isPaid it may be one more than the address has
   */
  takeTry(attempt: PasswordTry, isPaid: boolean): Promise<TakenTry | 'unpaid' | 'too-many'>;
  /** Takes one of the forms of an address that send mails; false when it has to pay for more. */
  takeMailForm(ip: string): Promise<boolean>;
  /** Counts one that was paid for. */
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

  function limitTries({ email, ip, device, passwordHash = '' }: PasswordTry): Map<string, Limit> {
    const account = [toEmailKey(email), passwordHash] as const;
    if (device !== null) return new Map([[bucket('wrong-device', ...account, device), WRONG_PASSWORDS]]);
    return new Map([
      [bucket('wrong', ...account, addressKey(ip)), WRONG_PASSWORDS],
      [bucket('wrong-all', ...account), WRONG_PASSWORDS_OF_STRANGERS],
    ]);
  }
  const perIp: Readonly<Record<FormKind, (ip: string) => [string, Limit]>> = {
    password: (ip) => [bucket('ip', addressKey(ip)), FAILURES_PER_IP],
    mail: (ip) => [bucket('form', addressKey(ip)), FORMS_PER_IP],
  };
  const mailsOfStrangers = (kind: MailKind, email: string) => bucket(`mail-${kind}`, toEmailKey(email));

  return {
    async takeTry(attempt, isPaid) {
      const now = clock.now();
      const ofAccount = limitTries(attempt);
      const [address, ofAddress] = perIp.password(attempt.ip);
      return withTransaction(db, async (tx) => {
        await holdBuckets(tx, [address, ...ofAccount.keys()]);
        const used = await countEach(tx, new Map([...ofAccount, [address, ofAddress]]), now);
        if (!isPaid && used(address) >= ofAddress.most) return 'unpaid';
        if ([...ofAccount].some(([name, { most }]) => used(name) >= most)) return 'too-many';
        const isCounted = used(address) < countUpTo(ofAddress).most;
        await countOne(tx, [...ofAccount.keys(), ...(isCounted ? [address] : [])], now);
        return {
          async giveBack() {
            await clear(db, [...ofAccount.keys()]);
            if (isCounted) await giveBack(db, address, now);
          },
        };
      });
    },
    takeMailForm: (ip) => takeFrom(...perIp.mail(ip)),
    async countMailForm(ip) {
      const [name, limit] = perIp.mail(ip);
      await takeFrom(name, countUpTo(limit));
    },
    async excessOf(kind, ip) {
      const [name, limit] = perIp[kind](ip);
      const used = await countUsed(db, name, limit, clock.now());
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
    resetWasDone: (email) => clear(db, [mailsOfStrangers('reset', email)]),
    mayNotify: (email) => takeFrom(bucket('notice', toEmailKey(email)), NOTICES_PER_RECIPIENT),
  };
}
