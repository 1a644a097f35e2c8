import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRegistryWorld, type RegistryWorld } from './test/registry-world.ts';
import { v3Answers } from './v3-answers.ts';

let world: RegistryWorld;
beforeAll(async () => {
  world = await openRegistryWorld('v3');
});
afterAll(() => world.close());

it('the browser is sent with a name for the request and nothing that the request says', async () => {
  const { redirectUrl } = await world.registry.start({ customerId: 1, purpose: 'linking your company' });
  const { searchParams } = new URL(redirectUrl);
  expect([...searchParams.keys()].sort()).toEqual(['client_id', 'request_uri']);
});

it('a registry that publishes its addresses without pushed requests is not one of version 3', () => {
  const { pushed_authorization_request_endpoint, code_challenge_methods_supported } = v3Answers(
    world.party,
  ).discovery();
  expect(pushed_authorization_request_endpoint).toBe(`${world.party.v3}/request`);
  expect(code_challenge_methods_supported).toEqual(['S256']);
});
