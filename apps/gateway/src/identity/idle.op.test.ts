import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from './test/test-identity.ts';
import {
  authorizeUrl,
  refresh,
  type SignedIn,
  signInAgain,
  signInAs,
  type Tokens,
} from './test/test-portal.ts';

let world: TestIdentity;
beforeEach(async () => {
  world = await openTestIdentity();
  await world.addPerson('meilin@example.com');
});
afterEach(() => world.close());

const MINUTE = 60;
/** 15 minutes to the warning, 5 to the end, 5 that a token lives. */
const IDLE_LIFE = 25 * MINUTE;

/** Protocol times follow the database's clock, which no test can move: the records grow older instead. */
const secondsPass = (seconds: number) =>
  world.db
    .updateTable('oidcModel')
    .set({ expiresAt: sql<number>`expires_at - make_interval(secs => ${seconds}::float8)` })
    .execute();

const readLife = async (model: string): Promise<number> => {
  const left = sql<number>`extract(epoch from max(expires_at) - now())::float8`;
  const { seconds } = await world.db
    .selectFrom('oidcModel')
    .select(left.as('seconds'))
    .where('model', '=', model)
    .executeTakeFirstOrThrow();
  return Math.round(Number(seconds) / 10) * 10;
};

const isAskedForPassword = async ({ browser }: SignedIn) =>
  (await browser.follow(await browser.get(authorizeUrl()))).url.includes('/interaction/');

describe('an unused sign-in', () => {
  it('ends at the provider after 15 and 5 minutes and the life of one token', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    expect([await readLife('RefreshToken'), await readLife('Session')]).toEqual([IDLE_LIFE, IDLE_LIFE]);
    await secondsPass(IDLE_LIFE + 1);
    expect((await refresh(world, tab.tokens.refresh_token)).statusCode).toBe(400);
    expect(await isAskedForPassword(tab)).toBe(true);
  });

  it('is still alive a moment before', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    await secondsPass(IDLE_LIFE - 30);
    expect((await refresh(world, tab.tokens.refresh_token)).statusCode).toBe(200);
    expect(await isAskedForPassword(tab)).toBe(false);
  });

  it('ends at the limit that the installation configures', async () => {
    const kiosk = await openTestIdentity({
      IDLE_WARN_SECONDS: '120',
      IDLE_LOGOUT_SECONDS: '60',
      ACCESS_TOKEN_SECONDS: '60',
    });
    await kiosk.addPerson('meilin@example.com');
    const own = world;
    world = kiosk;
    await signInAs(world, 'meilin@example.com');
    expect([await readLife('RefreshToken'), await readLife('Session')]).toEqual([240, 240]);
    await kiosk.close();
    world = own;
  });
});

describe('a sign-in that is used', () => {
  it('stays alive with every renewal: hours later no password is required', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    let { refresh_token } = tab.tokens;
    for (let n = 0; n < 12; n += 1) {
      await secondsPass(20 * MINUTE);
      const renewed = await refresh(world, refresh_token);
      expect(renewed.statusCode).toBe(200);
      refresh_token = renewed.json<Tokens>().refresh_token;
    }
    expect(await isAskedForPassword(tab)).toBe(false);
  });

  it('stays alive in one tab by activity in the other', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    const other = await signInAgain(world, tab.browser);
    await secondsPass(20 * MINUTE);
    expect((await refresh(world, other.refresh_token)).statusCode).toBe(200);
    await secondsPass(20 * MINUTE);
    // Its own refresh token has died, but not the sign-in: a hidden frame brings it back.
    expect((await refresh(world, tab.tokens.refresh_token)).statusCode).toBe(400);
    await expect(signInAgain(world, tab.browser)).resolves.toHaveProperty('access_token');
  });

  it('keeps no other sign-in alive', async () => {
    await world.addPerson('bernard@example.com');
    const left = await signInAs(world, 'bernard@example.com');
    const used = await signInAs(world, 'meilin@example.com');
    await secondsPass(20 * MINUTE);
    expect((await refresh(world, used.tokens.refresh_token)).statusCode).toBe(200);
    await secondsPass(6 * MINUTE);
    expect(await isAskedForPassword(left)).toBe(true);
  });

  it('ends after twelve hours all the same', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    // As if the password had been given twelve hours less a minute ago.
    await world.db
      .updateTable('oidcModel')
      .set({
        payload: sql<string>`payload || jsonb_build_object('exp', extract(epoch from now())::bigint + 60)`,
      })
      .where('model', '=', 'Session')
      .execute();
    const renewed = await refresh(world, tab.tokens.refresh_token);
    expect(renewed.statusCode).toBe(200);
    expect(await readLife('Session')).toBe(60);
    await secondsPass(61);
    expect((await refresh(world, renewed.json<Tokens>().refresh_token)).statusCode).toBe(400);
    expect(await isAskedForPassword(tab)).toBe(true);
  });

  it('gains no time by coming back without a form', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    await world.db
      .updateTable('oidcModel')
      .set({
        payload: sql<string>`payload || jsonb_build_object('loginTs', extract(epoch from now())::bigint - ${12 * 3600 - 60}::bigint)`,
      })
      .where('model', '=', 'Session')
      .execute();
    await signInAgain(world, tab.browser);
    expect(await readLife('Session')).toBe(60);
  });
});

describe('a sign-in that ended by idle time', () => {
  it('gives no access to a copied token that has not expired', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    const { access_token } = (await refresh(world, tab.tokens.refresh_token)).json<Tokens>();
    const verdict = await world.identity.check.verifyAccess(access_token);
    if (!verdict.ok) throw new Error(verdict.code);
    // The portal's action after the five minutes.
    await world.identity.admin.endSession(verdict.token.sessionKey, verdict.token.expiresAt);
    for (const copied of [access_token, tab.tokens.access_token]) {
      expect(await world.identity.check.verifyAccess(copied)).toEqual({ ok: false, code: 'SK_LOGOUT_1001' });
    }
  });
});
