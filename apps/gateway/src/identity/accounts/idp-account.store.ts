/** Rows of people who can sign in at the embedded issuer. An address is compared in lower case. */
import { PAYMENTS_ROLE, STAFF_ROLE } from '@portal/contract/http';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';

export interface IdpAccount {
  readonly subject: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly emailVerified: boolean;
  readonly pendingEmail: string | null;
  readonly name: string;
  readonly mobile: string;
  readonly role: 'customer' | 'staff' | 'payments';
}

export interface NewIdpAccount {
  readonly subject: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly mobile: string;
}

/** Claim `roles` of a token of this sign-in; none for a customer. */
export function getRoles({ role }: Pick<IdpAccount, 'role'>): { readonly roles?: readonly string[] } {
  if (role === 'customer') return {};
  return { roles: role === 'payments' ? [STAFF_ROLE, PAYMENTS_ROLE] : [STAFF_ROLE] };
}

/** The one spelling in which addresses are compared. */
export const toEmailKey = (email: string): string => email.trim().toLowerCase();

const accounts = (db: Db | Tx) =>
  db
    .selectFrom('idp_account')
    .select([
      'subject',
      'email',
      'password_hash as passwordHash',
      'email_verified as emailVerified',
      'pending_email as pendingEmail',
      'name',
      'mobile',
      'role',
    ]);

export async function findAccountByEmail(db: Db | Tx, email: string): Promise<IdpAccount | undefined> {
  return accounts(db).where('email_key', '=', toEmailKey(email)).executeTakeFirst();
}

export async function findAccountBySubject(db: Db | Tx, subject: string): Promise<IdpAccount | undefined> {
  return accounts(db).where('subject', '=', subject).executeTakeFirst();
}

/** @returns false when the address is taken already; nothing is changed then */
export async function addAccount(db: Db | Tx, account: NewIdpAccount, now: number): Promise<boolean> {
  const added = await db
    .insertInto('idp_account')
    .values({
      subject: account.subject,
      email: account.email,
      email_key: toEmailKey(account.email),
      password_hash: account.passwordHash,
      name: account.name,
      mobile: account.mobile,
      password_changed_at: dateAt(now),
      created_at: dateAt(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return added !== undefined;
}

/** Marks the address verified, only while the sign-in still has it. @returns whether it has */
export async function markEmailVerified(db: Db | Tx, subject: string, email: string): Promise<boolean> {
  const changed = await db
    .updateTable('idp_account')
    .set({ email_verified: true })
    .where('subject', '=', subject)
    .where('email_key', '=', toEmailKey(email))
    .returning('subject')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function setPassword(
  db: Db | Tx,
  subject: string,
  passwordHash: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('idp_account')
    .set({ password_hash: passwordHash, password_changed_at: dateAt(now) })
    .where('subject', '=', subject)
    .execute();
}

/**
 * Removes the password of a sign-in with an unverified address: its author need not be the owner.
 * @returns false when the address is verified; nothing is changed then
 */
export async function takePassword(
  tx: Tx,
  subject: string,
  unusableHash: string,
  now: number,
): Promise<boolean> {
  const changed = await tx
    .updateTable('idp_account')
    .set({ password_hash: unusableHash, password_changed_at: dateAt(now), pending_email: null })
    .where('subject', '=', subject)
    .where('email_verified', '=', false)
    .returning('subject')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Whether the password is no longer the one of the sign-up. */
export async function passwordWasReplaced(db: Db | Tx, subject: string): Promise<boolean> {
  const found = await db
    .selectFrom('idp_account')
    .select('subject')
    .where('subject', '=', subject)
    .whereRef('password_changed_at', '<>', 'created_at')
    .executeTakeFirst();
  return found !== undefined;
}

export async function setPendingEmail(db: Db | Tx, subject: string, email: string | null): Promise<void> {
  await db.updateTable('idp_account').set({ pending_email: email }).where('subject', '=', subject).execute();
}

export async function setMobile(db: Db | Tx, subject: string, mobile: string): Promise<void> {
  await db.updateTable('idp_account').set({ mobile }).where('subject', '=', subject).execute();
}

/** The pending address becomes the address. @returns false when another sign-in took it meanwhile */
export async function adoptPendingEmail(db: Db | Tx, subject: string, email: string): Promise<boolean> {
  const key = toEmailKey(email);
  const changed = await db
    .updateTable('idp_account')
    .set({ email, email_key: key, email_verified: true, pending_email: null })
    .where('subject', '=', subject)
    .where('pending_email', '=', email)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('idp_account as other')
            .select('other.subject')
            .where('other.email_key', '=', key)
            .where('other.subject', '<>', subject),
        ),
      ),
    )
    .returning('subject')
    .executeTakeFirst();
  return changed !== undefined;
}
