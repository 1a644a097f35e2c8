import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock, shiftedClock } from '@portal/domain/clock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { worldPremises } from '../../db/seed/accounts/world-accounts.ts';
import { createAddressDirectory } from './create-directory.ts';
import { embeddedDirectory, SILENT_POSTAL_CODE } from './embedded-directory.ts';
import { oneMapDirectory } from './one-map.ts';
import { AddressDirectoryUnavailable } from './port.ts';

describe('the embedded directory', () => {
  const directory = embeddedDirectory();

  test('knows the address of every premises of the demo world', async () => {
    for (const { postalCode, block, street } of worldPremises) {
      const found = await directory.findByPostalCode(postalCode);
      expect(found).toContainEqual(expect.objectContaining({ block, street }));
    }
  });

  test('has several buildings at one postal code, a building without a number, and none without a street', async () => {
    const streets = (await directory.findByPostalCode('238801')).map(
      ({ block, street }) => `${block} ${street}`,
    );
    expect(streets).toEqual(['290 Orchard Road', '292 Orchard Road', '5 Emerald Hill Road']);
    expect(await directory.findByPostalCode('098585')).toEqual([
      { postalCode: '098585', block: null, street: 'Harbour Gateway', building: 'Demo Harbour Pavilion' },
    ]);
    expect(await directory.findByPostalCode('629999')).toEqual([]);
    expect(await directory.findByPostalCode('000000')).toEqual([]);
  });

  test('fails as a directory that does not answer in time', async () => {
    await expect(directory.findByPostalCode(SILENT_POSTAL_CODE)).rejects.toThrow(AddressDirectoryUnavailable);
  });
});

describe('OneMap', () => {
  const NOW = Date.parse('2026-11-20T07:30:00Z');
  const result = (over: object = {}) => ({
    SEARCHVAL: 'PEARL GARDEN',
    BLK_NO: '102',
    ROAD_NAME: 'BEDOK NORTH AVENUE 4',
    BUILDING: 'PEARL GARDEN',
    ADDRESS: '102 BEDOK NORTH AVENUE 4 PEARL GARDEN SINGAPORE 460102',
    POSTAL: '460102',
    X: '38400.1',
    Y: '34501.2',
    LATITUDE: '1.3',
    LONGTITUDE: '103.9',
    ...over,
  });
  const page = (results: readonly object[], totalNumPages = 1, pageNum = 1) => ({
    found: results.length,
    totalNumPages,
    pageNum,
    results,
  });
  type Reply = (request: IncomingMessage, response: ServerResponse) => void;
  const json =
    (body: unknown, status = 200): Reply =>
    (_, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const clock = () => shiftedClock(fixedClock('2026-11-20T07:30:00Z'));
  let server: Server;
  let origin: string;
  let search: Reply;
  let token: Reply;
  let asked: string[];
  let tokens = 0;

  beforeEach(async () => {
    asked = [];
    tokens = 0;
    search = json(page([result()]));
    token = (_, response) => {
      tokens += 1;
      json({ access_token: `token-${tokens}`, expiry_timestamp: String(NOW / 1000 + 3 * 86_400) })(
        _,
        response,
      );
    };
    server = createServer((request, response) => {
      asked.push(`${request.headers.authorization ?? '-'} ${request.url}`);
      (request.url?.startsWith('/api/auth/') ? token : search)(request, response);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const open = (at = clock()) =>
    oneMapDirectory({ origin, email: 'portal@utility.example', password: 'p', timeoutMs: 200 }, at);

  test('is searched by postal code with a token, and read in ordinary letters', async () => {
    expect(await open().findByPostalCode('460102')).toEqual([
      { postalCode: '460102', block: '102', street: 'Bedok North Avenue 4', building: 'Pearl Garden' },
    ]);
    expect(asked).toEqual([
      '- /api/auth/post/getToken',
      'token-1 /api/common/elastic/search?searchVal=460102&returnGeom=N&getAddrDetails=Y&pageNum=1',
    ]);
  });

  test('gives one token to searches that come together, and another before it ends', async () => {
    const at = clock();
    const directory = open(at);
    await directory.findByPostalCode('460102');
    await directory.findByPostalCode('460102');
    expect(tokens).toBe(1);
    at.shift(3 * 86_400_000 - 60_000);
    await directory.findByPostalCode('460102');
    expect(tokens).toBe(2);
  });

  test('gives another token when it refuses one early, once', async () => {
    const found = search;
    search = (request, response) =>
      (request.headers.authorization === 'token-2' ? found : json({}, 401))(request, response);
    expect(await open().findByPostalCode('460102')).toHaveLength(1);
    search = json({}, 401);
    await expect(open().findByPostalCode('460102')).rejects.toThrow('status 401');
  });

  test('returns every page, results of that very postal code, and none without a street', async () => {
    search = (request, response) => {
      const isSecond = request.url?.endsWith('pageNum=2');
      const results = isSecond
        ? [result({ BLK_NO: '103', BUILDING: 'NIL' })]
        : [result(), result({ POSTAL: '460103' }), result({ ROAD_NAME: 'NIL' })];
      json(page(results, 2, isSecond ? 2 : 1))(request, response);
    };
    const found = await open().findByPostalCode('460102');
    expect(found.map(({ block, building }) => [block, building])).toEqual([
      ['102', 'Pearl Garden'],
      ['103', null],
    ]);
  });

  test('finds nothing at a postal code that is unknown', async () => {
    search = json({ found: 0, totalNumPages: 0, pageNum: 1, results: [] });
    expect(await open().findByPostalCode('000000')).toEqual([]);
  });

  test.each<[string, Reply]>([
    ['an error of its server', json({}, 503)],
    ['too many requests', json({}, 429)],
    ['another shape', json({ results: 'none' })],
    ['no JSON', (_, response) => response.end('<html>')],
    ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['an endless answer', (_, response) => response.end('x'.repeat(300_000))],
    ['no answer in time', () => undefined],
  ])('is unavailable after %s', async (_, reply) => {
    search = reply;
    await expect(open().findByPostalCode('460102')).rejects.toThrow(AddressDirectoryUnavailable);
  });

  test('is unavailable without a token, and asks for one again', async () => {
    const good = token;
    token = json({}, 500);
    const directory = open();
    await expect(directory.findByPostalCode('460102')).rejects.toThrow(AddressDirectoryUnavailable);
    token = good;
    expect(await directory.findByPostalCode('460102')).toHaveLength(1);
  });
});

describe('the directory of an installation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'directory-'));
  const file = join(folder, 'password');
  writeFileSync(file, 'secret\n');
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const at = fixedClock('2026-11-20T07:30:00Z');
  const onlySandbox = { ONEMAP_URL: undefined, ONEMAP_EMAIL: undefined, ONEMAP_PASSWORD_FILE: undefined };

  test('is OneMap where it is configured, the embedded one in the sandbox, else none', () => {
    const configured = {
      ONEMAP_URL: 'http://127.0.0.1:9',
      ONEMAP_EMAIL: 'a@b.example',
      ONEMAP_PASSWORD_FILE: file,
    };
    expect(createAddressDirectory({ ...configured, SANDBOX: true }, at)).not.toBeNull();
    expect(createAddressDirectory({ ...onlySandbox, SANDBOX: true }, at)).not.toBeNull();
    expect(createAddressDirectory({ ...onlySandbox, SANDBOX: false }, at)).toBeNull();
    const missing = { ...configured, ONEMAP_PASSWORD_FILE: join(folder, 'none') };
    expect(() => createAddressDirectory({ ...missing, SANDBOX: false }, at)).toThrow('ONEMAP_PASSWORD_FILE');
  });
});
