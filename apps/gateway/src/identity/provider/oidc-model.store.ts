/**
 * The provider's protocol records in one table. Expiry and consumption follow the database's clock, so
 * that several gateways agree. Never used inside another caller's transaction.
 */

import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import Provider, { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Db } from '../../db/database.ts';
import type { OidcModelTable } from '../../db/tables/identity.ts';
import { withTransaction } from '../../db/transaction.ts';
import { holdsNul } from '../../wire/nul.ts';
import { exchangeRefreshToken, nameRenewal, type OnGrantRevoked } from './renewal.store.ts';

/**
 * Characters of a record. Those of the portal's own sign-ins have less than a quarter of it; a stranger begins as many as they
 * like, and each parameter is kept.
 */
const LONGEST_RECORD = 4_096;

type Row = Pick<Selectable<OidcModelTable>, 'payload'> & { readonly consumed: boolean };

const notExpired: RawBuilder<boolean> = sql<boolean>`(expires_at is null or expires_at > now())`;

function findPayload(row: Row | undefined): AdapterPayload | undefined {
  if (row === undefined) return undefined;
  const payload = row.payload as AdapterPayload;
  return row.consumed ? { ...payload, consumed: true } : payload;
}

/** Of a refresh token its exchange decides (renewal.store.ts), as that may be repeated. */
const isConsumed = (model: string): RawBuilder<boolean> =>
  model === 'RefreshToken' ? sql<boolean>`false` : sql<boolean>`consumed_at is not null`;

/** Numbers of exchanges, by the request that exchanges a refresh token and then stores its successor. */
const exchanges = new WeakMap<object, number>();

/** A refresh token knows the one that it was exchanged for, and is found by the name that its access token carries. */
function describeRenewal(model: string, id: string, payload: AdapterPayload): AdapterPayload {
  if (model !== 'RefreshToken') return payload;
  const { ctx } = Provider;
  const predecessor = ctx?.oidc.entities.RotatedRefreshToken?.jti;
  const renewal =
    ctx === undefined || predecessor === undefined ? {} : { predecessor, exchange: exchanges.get(ctx) ?? 0 };
  return { ...payload, uid: nameRenewal(id), ...renewal };
}

/** So long a record lives from now. */
const inSeconds = (seconds: number) => sql<number>`now() + make_interval(secs => ${seconds}::float8)`;

/** A sign-in lives on while its tokens are renewed, to its own end at most, which its payload names. */
async function prolongSignIn(db: Db, sessionUid: string, idleLife: number): Promise<void> {
  const ownEnd = sql<number>`to_timestamp((payload ->> 'exp')::float8)`;
  await db
    .updateTable('oidcModel')
    .set({ expiresAt: sql<number>`least(${inSeconds(idleLife)}, ${ownEnd})` })
    .where('model', '=', 'Session')
    .where('uid', '=', sessionUid)
    .where(notExpired)
    .execute();
}

/**
 * @param idleLife seconds after which an unused sign-in ends
 * @param onGrantRevoked called with the sign-ins of the deleted records of a grant
 */
export function oidcModelAdapter(
  db: Db,
  model: string,
  idleLife: number,
  onGrantRevoked: OnGrantRevoked,
): Adapter {
  const consumed = isConsumed(model);
  const rows = () =>
    db
      .selectFrom('oidcModel')
      .select(['payload', consumed.as('consumed')])
      .where('model', '=', model)
      .where(notExpired);

  return {
    async upsert(id, stored, expiresIn) {
      const payload = describeRenewal(model, id, stored);
      // The library reads posted forms by itself, and keeps their fields.
      if (holdsNul(payload)) throw new errors.InvalidRequest('a parameter holds a NUL');
      const text = JSON.stringify(payload);
      if (text.length > LONGEST_RECORD) throw new errors.InvalidRequest('a parameter is too long');
      const isSignIn = model === 'Session' && payload.accountId !== undefined;
      const seconds = isSignIn ? Math.min(expiresIn ?? idleLife, idleLife) : expiresIn;
      const values = {
        payload: text,
        grantId: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expiresAt: seconds ? inSeconds(seconds) : null,
      };
      await db
        .insertInto('oidcModel')
        .values({ model, id, ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
        .execute();
      const { sessionUid } = payload;
      if (model === 'RefreshToken' && typeof sessionUid === 'string')
        await prolongSignIn(db, sessionUid, idleLife);
    },
    async find(id) {
      if (holdsNul(id)) return undefined;
      return findPayload(await rows().where('id', '=', id).executeTakeFirst());
    },
    async findByUid(uid) {
      return findPayload(await rows().where('uid', '=', uid).executeTakeFirst());
    },
    async findByUserCode(userCode) {
      return findPayload(await rows().where('userCode', '=', userCode).executeTakeFirst());
    },
    async consume(id) {
      if (model === 'RefreshToken') {
        const number = await exchangeRefreshToken(db, id, onGrantRevoked);
        if (Provider.ctx) exchanges.set(Provider.ctx, number);
        return;
      }
      await db
        .updateTable('oidcModel')
        .set({ consumedAt: sql<number>`coalesce(consumed_at, now())` })
        .where('model', '=', model)
        .where('id', '=', id)
        .execute();
    },
    async destroy(id) {
      await db.deleteFrom('oidcModel').where('model', '=', model).where('id', '=', id).execute();
    },
    async revokeByGrantId(grantId) {
      // Read as they go: another model's records of this grant are deleted at the same moment.
      const gone = await withTransaction(db, (tx) =>
        tx
          .deleteFrom('oidcModel')
          .where('model', '=', model)
          .where('grantId', '=', grantId)
          .returning(sql<string | null>`payload ->> 'sessionUid'`.as('uid'))
          .execute(),
      );
      const uids = new Set(gone.map((row) => row.uid).filter((uid) => uid !== null));
      if (uids.size > 0) await onGrantRevoked([...uids]);
    },
  };
}
