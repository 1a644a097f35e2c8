/** @engines both */
import { createHash } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORIGIN, openTestIdentity, type TestIdentity } from './test/test-identity.ts';
import { authorizeUrl, refresh, signInAgain, signInAs, type Tokens, tokenCall } from './test/test-portal.ts';

let world: TestIdentity;
beforeEach(async () => {
  world = await openTestIdentity();
  await world.addPerson('meilin@example.com');
});
afterEach(() => world.close());

const secondsPass = (seconds: number) =>
  world.db
    .updateTable('oidcModel')
    .set({ consumedAt: sql<number>`consumed_at - make_interval(secs => ${seconds}::float8)` })
    .where('consumedAt', 'is not', null)
    .execute();

describe('a duplicated tab', () => {
  it('refreshes at the same moment as the first one: both go on', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    const answers = await Promise.all([
      refresh(world, tokens.refresh_token),
      refresh(world, tokens.refresh_token),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const [first, second] = answers.map((answer) => answer.json<Tokens>());
    expect(first?.refresh_token).not.toBe(second?.refresh_token);
    const next = await Promise.all([first, second].map((pair) => refresh(world, pair?.refresh_token ?? '')));
    expect(next.map((answer) => answer.statusCode)).toEqual([200, 200]);
  });

  it('may use the same token once more within ten seconds', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    await refresh(world, tokens.refresh_token);
    await secondsPass(8);
    expect((await refresh(world, tokens.refresh_token)).statusCode).toBe(200);
  });
});

it('a renewal that broke off before it gave a new token away can be tried again, also a minute later', async () => {
  const { tokens } = await signInAs(world, 'meilin@example.com');
  await refresh(world, tokens.refresh_token);
  await world.db
    .deleteFrom('oidcModel')
    .where('model', '=', 'RefreshToken')
    .where('consumedAt', 'is', null)
    .execute();
  await secondsPass(60);
  const again = await refresh(world, tokens.refresh_token);
  expect(again.statusCode).toBe(200);
  expect((await refresh(world, again.json<Tokens>().refresh_token)).statusCode).toBe(200);
});

const check = ({ access_token }: Tokens) => world.identity.check.verifyAccess(access_token);
const refused = { ok: false, code: 'SK_LOGOUT_1001' };

/** The customer's page heard the answer and calls with its access token. */
async function renewAndGoOn(tokens: Tokens): Promise<Tokens> {
  const renewed = (await refresh(world, tokens.refresh_token)).json<Tokens>();
  await expect(check(renewed)).resolves.toMatchObject({ ok: true });
  return renewed;
}

describe('a renewal whose answer was lost', () => {
  /** @returns the tokens of an answer that nobody heard */
  const renewUnheard = async (tokens: Tokens): Promise<Tokens> => {
    const lost = await refresh(world, tokens.refresh_token);
    expect(lost.statusCode).toBe(200);
    return lost.json<Tokens>();
  };

  it('is made again ten minutes later: the customer stays signed in, in every tab', async () => {
    const { browser, tokens } = await signInAs(world, 'meilin@example.com');
    const otherTab = await renewAndGoOn(await signInAgain(world, browser));
    await renewUnheard(tokens);
    await secondsPass(600);
    const again = await renewAndGoOn(tokens);
    await secondsPass(600);
    await renewAndGoOn(again);
    await expect(check(otherTab)).resolves.toMatchObject({ ok: true });
    expect((await refresh(world, otherTab.refresh_token)).statusCode).toBe(200);
  });

  it('is made again as often as its answer is lost', async () => {
    let { tokens } = await signInAs(world, 'meilin@example.com');
    tokens = await renewAndGoOn(tokens);
    for (const seconds of [11, 60, 300]) {
      await renewUnheard(tokens);
      await secondsPass(seconds);
    }
    await renewAndGoOn(await renewAndGoOn(tokens));
  });

  it('is made again at two gateways at once: the tokens of one of them are good', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    await renewUnheard(tokens);
    await secondsPass(60);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(world, tokens.refresh_token)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200));
    const { id } = await world.db
      .selectFrom('oidcModel')
      .select('id')
      .where('model', '=', 'RefreshToken')
      .orderBy(sql`coalesce((payload -> 'exchange')::int, 0)`, 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const [good, ...others] = answers
      .map((answer) => answer.json<Tokens>())
      .toSorted((one, other) => Number(other.refresh_token === id) - Number(one.refresh_token === id));
    if (good === undefined || others[0] === undefined) throw new Error('six answers');
    await renewAndGoOn(await renewAndGoOn(good));
    await expect(check(others[0])).resolves.toEqual(refused);
    await expect(check(good)).resolves.toEqual(refused);
  });

  it('cannot be made again all the time by a thief who waits: the customer is not let on beside them', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    let thief = tokens;
    for (let count = 0; count < 5; count += 1) {
      thief = await renewUnheard(tokens);
      await secondsPass(count < 4 ? 11 : 6);
    }
    const customer = await renewUnheard(tokens);
    await expect(check(customer)).resolves.toMatchObject({ ok: true });
    await expect(check(thief)).resolves.toEqual(refused);
    await expect(check(customer)).resolves.toEqual(refused);
    expect((await refresh(world, customer.refresh_token)).statusCode).toBe(400);
  });

  it('is not made again once its tokens were used, also within ten seconds of a second exchange', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    await renewUnheard(tokens);
    await secondsPass(60);
    const thief = await renewAndGoOn(tokens);
    expect((await refresh(world, tokens.refresh_token)).statusCode).toBe(400);
    await expect(check(thief)).resolves.toEqual(refused);
  });

  it('leaves no call of a burst with the lost tokens through', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    const lost = await renewUnheard(tokens);
    await secondsPass(60);
    await renewAndGoOn(tokens);
    const verdicts = await Promise.all(Array.from({ length: 60 }, () => check(lost)));
    expect(verdicts.filter(({ ok }) => ok)).toEqual([]);
  });

  it('is no theft, nor let on, when a gateway that stood still stores its token after the second exchange', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    const late = await renewUnheard(tokens);
    const stored = await world.db
      .deleteFrom('oidcModel')
      .where('id', '=', late.refresh_token)
      .returningAll()
      .executeTakeFirstOrThrow();
    await secondsPass(60);
    const again = (await refresh(world, tokens.refresh_token)).json<Tokens>();
    await world.db
      .insertInto('oidcModel')
      .values({ ...stored, payload: JSON.stringify(stored.payload) })
      .execute();
    await expect(check(again)).resolves.toMatchObject({ ok: true });
    expect((await refresh(world, late.refresh_token)).statusCode).toBe(400);
    await expect(check(again)).resolves.toEqual(refused);
  });

  it('ends the tokens that were lost: a thief who renews with them ends the sign-in', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    const lost = await renewUnheard(tokens);
    await secondsPass(60);
    const again = await renewAndGoOn(tokens);
    expect((await refresh(world, lost.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    await expect(check(again)).resolves.toEqual(refused);
    expect((await refresh(world, again.refresh_token)).statusCode).toBe(400);
  });

  it('ends the tokens that were lost: a thief who calls with them ends the sign-in', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    const lost = await renewUnheard(tokens);
    await secondsPass(60);
    const again = await renewAndGoOn(tokens);
    await expect(check(lost)).resolves.toEqual(refused);
    await expect(check(again)).resolves.toEqual(refused);
    expect((await refresh(world, again.refresh_token)).statusCode).toBe(400);
  });

  it('is not made again while the lost tokens are used: the sign-in ends', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    const lost = await renewUnheard(tokens);
    await secondsPass(60);
    const answers = await Promise.all([
      refresh(world, tokens.refresh_token),
      refresh(world, lost.refresh_token),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toContain(400);
    for (const heard of [lost, ...answers.map((answer) => answer.json<Partial<Tokens>>())]) {
      if (heard.access_token === undefined || heard.refresh_token === undefined) continue;
      await expect(check({ ...lost, ...heard })).resolves.toEqual(refused);
      expect((await refresh(world, heard.refresh_token)).statusCode).toBe(400);
    }
  });
});

describe('a copied refresh token', () => {
  it('is refused after ten seconds and ends the grant, the newer tokens included', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    const renewed = await renewAndGoOn(tokens);
    await secondsPass(11);
    const reused = await refresh(world, tokens.refresh_token);
    expect(reused.statusCode).toBe(400);
    expect(reused.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(world, renewed.refresh_token)).statusCode).toBe(400);
  });

  it('takes every access token with it, and the identity token', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    const renewed = await renewAndGoOn(tokens);
    await secondsPass(11);
    await refresh(world, tokens.refresh_token);
    await expect(check(tokens)).resolves.toEqual(refused);
    await expect(check(renewed)).resolves.toEqual(refused);
    await expect(world.identity.check.verifyId(tokens.id_token)).resolves.toEqual(refused);
  });

  it('is refused when its successor was renewed, though no call was made', async () => {
    const { tokens } = await signInAs(world, 'meilin@example.com');
    const second = (await refresh(world, tokens.refresh_token)).json<Tokens>();
    const third = (await refresh(world, second.refresh_token)).json<Tokens>();
    await secondsPass(11);
    expect((await refresh(world, tokens.refresh_token)).statusCode).toBe(400);
    await expect(check(third)).resolves.toEqual(refused);
  });

  it('leaves the same person signed in elsewhere', async () => {
    const phone = await signInAs(world, 'meilin@example.com');
    const { tokens } = await signInAs(world, 'meilin@example.com');
    await renewAndGoOn(tokens);
    await secondsPass(11);
    await refresh(world, tokens.refresh_token);
    await expect(check(phone.tokens)).resolves.toMatchObject({ ok: true });
  });

  it('still lets the owner in again without a form', async () => {
    const { browser, tokens } = await signInAs(world, 'meilin@example.com');
    await renewAndGoOn(tokens);
    await secondsPass(11);
    await refresh(world, tokens.refresh_token);
    const again = await signInAgain(world, browser);
    await expect(check(again)).resolves.toMatchObject({ ok: true });
    expect((await refresh(world, again.refresh_token)).statusCode).toBe(200);
    await expect(check(tokens)).resolves.toEqual(refused);
  });
});

describe('a code that was used', () => {
  it('is refused the second time, and its tokens are revoked', async () => {
    const { browser } = await signInAs(world, 'meilin@example.com');
    const code_verifier = 'v'.repeat(43);
    const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const response = await browser.get(authorizeUrl({ code_challenge }));
    const code = {
      grant_type: 'authorization_code',
      code: new URL(String(response.headers.location)).searchParams.get('code') ?? '',
      redirect_uri: `${ORIGIN}/callback`,
      code_verifier,
    };
    const tokens = (await tokenCall(world, code)).json<Tokens>();
    await expect(check(tokens)).resolves.toMatchObject({ ok: true });
    expect((await tokenCall(world, code)).statusCode).toBe(400);
    await expect(check(tokens)).resolves.toEqual(refused);
    expect((await refresh(world, tokens.refresh_token)).statusCode).toBe(400);
  });
});

describe('after a restart', () => {
  it('the same keys sign, old tokens are accepted, and no customer has to sign in again', async () => {
    const { browser, tokens } = await signInAs(world, 'meilin@example.com');
    world = await world.restart();
    await expect(world.identity.check.verifyAccess(tokens.access_token)).resolves.toMatchObject({ ok: true });
    const renewed = (await refresh(world, tokens.refresh_token)).json<Tokens>();
    expect(decodeProtectedHeader(renewed.access_token).kid).toBe(
      decodeProtectedHeader(tokens.access_token).kid,
    );

    const later = world.browser();
    for (const [name, cookie] of browser.jar) later.jar.set(name, cookie);
    await expect(signInAgain(world, later)).resolves.toHaveProperty('access_token');
  });

  it('two processes that start together on an empty database use one key', async () => {
    const keys = await world.db.selectFrom('signingKey').select('kid').execute();
    expect(keys).toHaveLength(1);
  });
});
