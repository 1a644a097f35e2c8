/** The verified e-mail address of a login of another issuer, as its newest sign-in showed it. */
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface LoginKey {
  readonly issuer: string;
  readonly subject: string;
}

interface ForeignLogin {
  readonly email: string;
  /** '' where the issuer says none. */
  readonly name: string;
}

export async function findForeignLogin(
  db: Db,
  { issuer, subject }: LoginKey,
): Promise<ForeignLogin | undefined> {
  return db
    .selectFrom('foreignLogin')
    .select(['email', 'name'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Writes only what is new. */
export async function rememberForeignLogin(db: Db, login: LoginKey & ForeignLogin): Promise<void> {
  await db
    .insertInto('foreignLogin')
    .values({ issuer: login.issuer, subject: login.subject, email: login.email, name: login.name })
    .onConflict((conflict) =>
      conflict
        .columns(['issuer', 'subject'])
        .doUpdateSet({ email: login.email, name: login.name })
        .where(
          sql<boolean>`(foreign_login.email, foreign_login.name) is distinct from (${login.email}, ${login.name})`,
        ),
    )
    .execute();
}

export async function forgetForeignLogin(db: Db, { issuer, subject }: LoginKey): Promise<void> {
  await db.deleteFrom('foreignLogin').where('issuer', '=', issuer).where('subject', '=', subject).execute();
}
