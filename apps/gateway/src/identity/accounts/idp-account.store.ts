/** Rows of people who can sign in at the embedded issuer. An address is compared in lower case. */
import { PAYMENTS_ROLE, STAFF_ROLE } from '@portal/contract/http';
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
    .selectFrom('idpAccount')
    .select(['subject', 'email', 'passwordHash', 'emailVerified', 'pendingEmail', 'name', 'mobile', 'role']);

export async function findAccountByEmail(db: Db | Tx, email: string): Promise<IdpAccount | undefined> {
  return accounts(db).where('emailKey', '=', toEmailKey(email)).executeTakeFirst();
}

export async function findAccountBySubject(db: Db | Tx, subject: string): Promise<IdpAccount | undefined> {
  return accounts(db).where('subject', '=', subject).executeTakeFirst();
}

/** @returns false when the address is taken already; nothing is changed then */
export async function addAccount(db: Db | Tx, account: NewIdpAccount, now: number): Promise<boolean> {
  const added = await db
    .insertInto('idpAccount')
    .values({
      subject: account.subject,
      email: account.email,
      emailKey: toEmailKey(account.email),
      passwordHash: account.passwordHash,
      name: account.name,
      mobile: account.mobile,
      passwordChangedAt: now,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return added !== undefined;
}

/** Marks the address verified, only while the sign-in still has it. @returns whether it has */
export async function markEmailVerified(db: Db | Tx, subject: string, email: string): Promise<boolean> {
  const changed = await db
    .updateTable('idpAccount')
    .set({ emailVerified: true })
    .where('subject', '=', subject)
    .where('emailKey', '=', toEmailKey(email))
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
    .updateTable('idpAccount')
    .set({ passwordHash, passwordChangedAt: now })
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
    .updateTable('idpAccount')
    .set({ passwordHash: unusableHash, passwordChangedAt: now, pendingEmail: null })
    .where('subject', '=', subject)
    .where('emailVerified', '=', false)
    .returning('subject')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Whether the password is no longer the one of the sign-up. */
export async function passwordWasReplaced(db: Db | Tx, subject: string): Promise<boolean> {
  const found = await db
    .selectFrom('idpAccount')
    .select('subject')
    .where('subject', '=', subject)
    .whereRef('passwordChangedAt', '<>', 'createdAt')
    .executeTakeFirst();
  return found !== undefined;
}

export async function setPendingEmail(db: Db | Tx, subject: string, email: string | null): Promise<void> {
  await db.updateTable('idpAccount').set({ pendingEmail: email }).where('subject', '=', subject).execute();
}

export async function setMobile(db: Db | Tx, subject: string, mobile: string): Promise<void> {
  await db.updateTable('idpAccount').set({ mobile }).where('subject', '=', subject).execute();
}

/** The pending address becomes the address. @returns false when another sign-in took it meanwhile */
export async function adoptPendingEmail(db: Db | Tx, subject: string, email: string): Promise<boolean> {
  const key = toEmailKey(email);
  const changed = await db
    .updateTable('idpAccount')
    .set({ email, emailKey: key, emailVerified: true, pendingEmail: null })
    .where('subject', '=', subject)
    .where('pendingEmail', '=', email)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('idpAccount as other')
            .select('other.subject')
            .where('other.emailKey', '=', key)
            .where('other.subject', '<>', subject),
        ),
      ),
    )
    .returning('subject')
    .executeTakeFirst();
  return changed !== undefined;
}
