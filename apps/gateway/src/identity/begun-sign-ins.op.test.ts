/** Sign-ins that a stranger begins and does not finish, and the room that they take. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORIGIN, openTestIdentity, type TestIdentity } from './test/test-identity.ts';
import { authorizeUrl, openSignIn, signInAs } from './test/test-portal.ts';

describe('a sign-in that was begun', () => {
  let world: TestIdentity;
  beforeEach(async () => {
    world = await openTestIdentity();
  });
  afterEach(() => world.close());

  const lengths = async () => {
    const { rows } = await sql<{ length: number }>`select length(payload::text) from oidc_model`.execute(
      world.db,
    );
    return rows.map(({ length }) => length);
  };

  it.each(['state', 'nonce', 'login_hint', 'ui_locales'])(
    'is refused by the provider when its %s is larger than any page of the portal sends, and nothing is stored',
    async (name) => {
      const reply = await world.browser().get(authorizeUrl({ [name]: 'x'.repeat(14_000) }));
      const target = new URL(String(reply.headers.location));
      expect([reply.statusCode, target.origin + target.pathname]).toEqual([303, `${ORIGIN}/callback`]);
      expect(target.searchParams.get('error')).toBe('invalid_request');
      expect(await lengths()).toEqual([]);
    },
  );

  it('takes a quarter of the room that is allowed at most, and so do all records of a completed one', async () => {
    await openSignIn(world.browser(), { state: 's'.repeat(64), nonce: 'n'.repeat(64), prompt: 'login' });
    await world.addPerson('meilin@example.com');
    await signInAs(world, 'meilin@example.com');
    expect(Math.max(...(await lengths()))).toBeLessThan(1_024);
  });

  it('can be completed for an hour, as somebody may take long to fill in the form', async () => {
    await openSignIn(world.browser());
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from expires_at - now()) / 60)::int as minutes from oidc_model
      where model = 'Interaction'`.execute(world.db);
    expect(rows).toEqual([{ minutes: 60 }]);
  });
});
