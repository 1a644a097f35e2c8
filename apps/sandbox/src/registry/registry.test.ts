import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Fault, usualDials } from './dials.ts';
import { type Arrival, openRegistryWorld, type RegistryWorld, type Version } from './test/registry-world.ts';

const AISYAH = 4711;
const SOMEBODY_ELSE = 4712;
const MINUTE = 60_000;

describe.each<Version>(['v2', 'v3'])('a company of MyInfo Business %s', (version) => {
  let world: RegistryWorld;
  beforeAll(async () => {
    world = await openRegistryWorld(version);
  });
  afterEach(() => {
    Object.assign(world.party.dials, usualDials());
  });
  afterAll(() => world.close());

  const finish = (arrival: Arrival, customerId = AISYAH) => {
    const isSlow = world.party.dials.fault === 'slow';
    return world[isSlow ? 'hasty' : 'registry'].finish({ customerId, ...arrival });
  };
  const readFailure = (arrival: Arrival, customerId = AISYAH): Promise<unknown> =>
    finish(arrival, customerId).then(
      () => 'no failure',
      (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : error),
    );

  it('is the one that the customer chose there', async () => {
    expect(await finish(await world.walk(AISYAH))).toEqual({
      uen: '201900042H',
      companyName: 'Sin Ming Baking Supplies Pte Ltd',
      status: 'live',
    });
    expect(await finish(await world.walk(AISYAH, '200711223E'))).toMatchObject({
      companyName: 'Jaya Motors',
    });
  });

  it('is reported when it no longer exists', async () => {
    expect(await finish(await world.walk(AISYAH, '53312206J'))).toMatchObject({ status: 'not-live' });
  });

  it('may be requested in two tabs, which end in any order', async () => {
    const [first, second] = [await world.walk(AISYAH, '200711223E'), await world.walk(AISYAH, '201509876Z')];
    expect(await finish(second)).toMatchObject({ uen: '201509876Z' });
    expect(await finish(first)).toMatchObject({ uen: '200711223E' });
  });

  it('is not returned when the customer refuses', async () => {
    const arrival = await world.walk(AISYAH, '');
    expect(arrival).toMatchObject({ error: 'access_denied', state: expect.any(String) });
    expect(await readFailure(arrival)).toBe('refused');
    expect(await readFailure({ ...arrival, error: '', code: 'a-code' })).toBe('state_used');
  });

  it('is not returned to another customer, and stays with the one who requested it', async () => {
    const arrival = await world.walk(AISYAH);
    expect(await readFailure(arrival, SOMEBODY_ELSE)).toBe('state_unknown');
    expect(await finish(arrival)).toMatchObject({ uen: '201900042H' });
  });

  it('is returned once, however often its address is opened', async () => {
    const arrival = await world.walk(AISYAH);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => readFailure(arrival)));
    expect(outcomes.sort()).toEqual(['no failure', ...Array<string>(4).fill('state_used')]);
    expect(await readFailure(arrival)).toBe('state_used');
  });

  it('is returned up to ten minutes after the request, and no later', async () => {
    const [intime, late] = [await world.walk(AISYAH), await world.walk(AISYAH)];
    world.clock.shift(10 * MINUTE - 1);
    expect(await readFailure(intime)).toBe('no failure');
    world.clock.shift(1);
    expect(await readFailure(late)).toBe('state_expired');
    expect(await readFailure(late)).toBe('state_expired');
  });

  it('is not returned by a flow of the future, after the clock was moved back', async () => {
    world.clock.shift(60 * MINUTE);
    const arrival = await world.walk(AISYAH);
    world.clock.shift(-60 * MINUTE);
    expect(await readFailure(arrival)).toBe('state_expired');
  });

  it('is not returned for a used code, even where the registry accepts codes twice', async () => {
    world.party.dials.replay = true;
    const first = await world.walk(AISYAH);
    expect(await readFailure(first)).toBe('no failure');
    for (const customerId of [AISYAH, SOMEBODY_ELSE]) {
      const { state } = await world.walk(customerId);
      expect(await readFailure({ ...first, state }, customerId)).toBe('code_refused');
    }
  });

  it('is not returned to an answer of another or no issuer, in version 3', async () => {
    for (const iss of ['https://elsewhere.example', '', undefined]) {
      const { iss: _own, ...arrival } = await world.walk(AISYAH);
      const failure = await readFailure({ ...arrival, ...(iss === undefined ? {} : { iss }) });
      // Version 2 does not name itself.
      expect(failure, iss).toBe(version === 'v3' ? 'malformed' : 'no failure');
    }
  });

  it('is not returned for a code that was stolen on its way, in version 3', async () => {
    const stolen = await world.walk(SOMEBODY_ELSE, '200711223E');
    const { state } = await world.walk(AISYAH);
    // Version 2 has nothing that ties a code to a request: docs/registry.md.
    expect(await readFailure({ ...stolen, state })).toBe(version === 'v3' ? 'code_refused' : 'no failure');
  });

  describe('when the registry', () => {
    it.each<[Fault, string]>([
      ['slow', 'unavailable'],
      ['down', 'unavailable'],
      ['wrong-signature', 'untrusted'],
      ['wrong-issuer', 'untrusted'],
      ['wrong-audience', 'untrusted'],
      ['other-key', 'untrusted'],
      ['other-company', 'untrusted'],
      ['too-long', 'malformed'],
      ['redirect', 'malformed'],
      ['broken-shape', 'malformed'],
      ...(version === 'v3' ? [['wrong-nonce', 'untrusted'] as [Fault, string]] : []),
    ])('answers %s, the flow fails with %s', async (fault, code) => {
      const arrival = await world.walk(AISYAH);
      world.party.dials.fault = fault;
      expect(await readFailure(arrival)).toBe(code);
      world.party.dials.fault = 'none';
      expect(await readFailure(arrival)).toBe('state_used');
    });
  });

  describe('is not returned to a callback', () => {
    it.each<[string, Partial<Arrival>, string]>([
      ['without a state', { state: '' }, 'state_unknown'],
      ['with a state that nobody began', { state: 'A'.repeat(43) }, 'state_unknown'],
      ['with a state of a megabyte', { state: 'A'.repeat(1_000_000) }, 'state_unknown'],
      ['with a state and more behind it', { state: `${'A'.repeat(43)}' or 1=1 --` }, 'state_unknown'],
      ['without a code', { code: '' }, 'malformed'],
      ['with a made-up code', { code: 'made-up' }, 'code_refused'],
      ['with a code of a megabyte', { code: 'c'.repeat(1_000_000) }, 'malformed'],
      ['with a code that writes parameters', { code: 'x&client_id=other&redirect_uri=/' }, 'code_refused'],
      ['with a code that ends a header', { code: 'x\r\nhost: elsewhere' }, 'code_refused'],
      ['with an error beside the code', { error: 'server_error' }, 'unavailable'],
      ['with an error that is markup', { error: '<script>' }, 'unavailable'],
      ['that says both yes and no', { error: 'access_denied' }, 'refused'],
    ])('%s', async (_what, changed, code) => {
      expect(await readFailure({ ...(await world.walk(AISYAH)), ...changed })).toBe(code);
    });
  });

  it('leaves nothing in the database that would decrypt stored data', async () => {
    const { state } = await world.walk(AISYAH);
    const rows = await world.db.selectFrom('registryFlow').selectAll().execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(state);
    for (const word of ['verifier', 'nonce', 'proofKey', 'P-256']) expect(stored).not.toContain(word);
  });
});
