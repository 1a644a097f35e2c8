/** Refusals of the registry: it is useful as a stand-in only while it is as strict as a real one. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { usualDials } from './dials.ts';
import { openRegistryWorld, type RegistryWorld } from './test/registry-world.ts';

let world: RegistryWorld;
beforeAll(async () => {
  world = await openRegistryWorld('v3');
});
afterEach(() => {
  Object.assign(world.party.dials, usualDials());
});
afterAll(() => world.close());

const at = (path: string) => `${world.party.origin}/sandbox/registry${path}`;
const readStatus = async (path: string, init: RequestInit = {}) =>
  (await fetch(at(path), { redirect: 'manual', ...init })).status;
const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers,
  body: new URLSearchParams(fields),
});

describe('a request that the registry does not know', () => {
  it.each([
    [
      '/v2/authorise?client_id=SANDBOX-SERVICES-PORTAL&attributes=basic-profile&purpose=p&state=s&redirect_uri=https://elsewhere.example/',
    ],
    ['/v2/authorise?client_id=other&attributes=basic-profile&purpose=p&state=s'],
    ['/v3/authorize?client_id=SANDBOX-SERVICES-PORTAL&request_uri=urn:ietf:params:oauth:request_uri:made-up'],
    [
      '/v3/authorize?client_id=SANDBOX-SERVICES-PORTAL&redirect_uri=https://elsewhere.example/&response_type=code&state=s',
    ],
  ])('gets a page of its own and nobody is sent anywhere: %s', async (path) => {
    const answer = await fetch(at(path), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This request cannot be taken');
  });

  it('cannot be consented to', async () => {
    const { origin } = world.party;
    expect(
      await readStatus('/consent', form({ request: 'made-up', company: '200711223E' }, { origin })),
    ).toBe(400);
  });
});

describe('an unsigned call', () => {
  it.each([
    ['/v2/token', form({ code: 'c', client_secret: 's' }), 401],
    ['/v2/token', form({ code: 'c' }, { authorization: 'PKI_SIGN timestamp="1",nonce="a",app_id="b"' }), 401],
    ['/v2/entity-person/200711223E/6d0f4a52/', {}, 401],
    ['/v3/request', form({ client_id: 'SANDBOX-SERVICES-PORTAL' }), 401],
    ['/v3/token', form({ grant_type: 'authorization_code', code: 'c' }), 401],
    ['/v3/userinfo', { headers: { authorization: 'DPoP made-up' } }, 401],
    ['/v3/userinfo', { headers: { authorization: 'Bearer made-up' } }, 401],
  ] as [string, RequestInit, number][])('gets nothing from %s', async (path, init, status) => {
    expect(await readStatus(path, init)).toBe(status);
  });
});

describe('the registry’s pages', () => {
  it('show DEMO, list the companies, and set the dials', async () => {
    const { origin, dials } = world.party;
    const page = await (await fetch(at(''))).text();
    for (const text of ['DEMO', 'Nothing here is real', 'Jaya Motors', '200711223E', 'Struck off']) {
      expect(page).toContain(text);
    }
    expect(await readStatus('/dials', form({ fault: 'slow', replay: 'again' }, { origin }))).toBe(303);
    expect(dials).toMatchObject({ fault: 'slow', replay: true });
    await readStatus('/dials', form({ fault: 'made-up', replay: 'once' }, { origin }));
    expect(dials).toMatchObject({ fault: 'slow', replay: false });
  });

  it('refuse a form of another site and any other host name', async () => {
    const foreign = form({ fault: 'down', replay: 'again' }, { origin: 'https://elsewhere.example' });
    expect(await readStatus('/dials', foreign)).toBe(403);
    expect(world.party.dials.fault).toBe('none');
  });

  it('show the purpose as text, and DEMO beside the question', async () => {
    const purpose = '<script>alert(1)</script>';
    const query = new URLSearchParams({
      client_id: 'SANDBOX-SERVICES-PORTAL',
      attributes: 'basic-profile',
      purpose,
      state: 's',
      redirect_uri: world.callback,
    });
    const page = await (await fetch(at(`/v2/authorise?${query}`))).text();
    expect(page).not.toContain(purpose);
    expect(page).toContain('&lt;script&gt;');
    expect(page).toMatch(/demo-strip[\s\S]*DEMO[\s\S]*<main/);
  });
});

it('a request that was decided cannot be decided again', async () => {
  const { redirectUrl } = await world.registry.start({ customerId: 1, purpose: 'p' });
  const page = await (await fetch(redirectUrl)).text();
  const [, request = ''] = /name="request" value="([^"]+)"/.exec(page) ?? [];
  const decide = () => readStatus('/consent', form({ request, company: '' }, { origin: world.party.origin }));
  expect([await decide(), await decide()]).toEqual([303, 400]);
});
