/** @engines both */
import { fixedClock } from '@portal/domain/clock';
import { exportJWK, generateKeyPair } from 'jose';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSigningKeys } from '../../identity/keys/signing-keys.ts';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { withTransaction } from '../transaction.ts';
import { loadSecret } from './secret.store.ts';
import { forgetSecretSources, useSecretSources } from './secret-sources.ts';
import { takeOverSecrets } from './take-over.store.ts';

const clock = fixedClock('2026-03-14T10:20:00+08:00');
const OLD = 'the-key-of-data-at-rest-until-today';
const NEW = 'the-key-of-data-at-rest-from-today-on';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  forgetSecretSources();
  await database.close();
});

const use = (over: Partial<Parameters<typeof useSecretSources>[0]>) =>
  useSecretSources({ DATA_KEY: [], SEAL_SECRET: undefined, SIGNING_KEYS: [], SANDBOX: true, ...over });

const load = (name = 'identity-cookies') => loadSecret(database.db, clock, name);

/** All that a copy of the database would tell. */
async function dump(): Promise<string> {
  const tables = ['secret', 'signingKey', 'sealedSecret'] as const;
  return JSON.stringify(
    await Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute())),
  );
}

describe('with a key of data at rest', () => {
  test('a new secret and a new signing key stay the same, and no copy of the database tells them', async () => {
    use({ DATA_KEY: [NEW] });
    const secret = await load();
    const { privateJwks, publicJwks } = await loadSigningKeys(database.db, clock);
    expect(await load()).toBe(secret);
    expect((await loadSigningKeys(database.db, clock)).publicJwks).toEqual(publicJwks);
    const copy = await dump();
    for (const word of [secret, privateJwks[0]?.d ?? '-']) expect(copy).not.toContain(word);
    expect(copy).toContain(publicJwks[0]?.kid);
  });

  test('secrets and signing keys of an earlier release are taken over, and stay the same', async () => {
    const secret = await load();
    const { privateJwks } = await loadSigningKeys(database.db, clock);
    expect(await dump()).toContain(secret);
    use({ DATA_KEY: [NEW] });
    expect(await takeOverSecrets(database.db)).toBe(true);
    expect(await load()).toBe(secret);
    expect((await loadSigningKeys(database.db, clock)).privateJwks).toEqual(privateJwks);
    const copy = await dump();
    for (const word of [secret, privateJwks[0]?.d ?? '-']) expect(copy).not.toContain(word);
  });

  test('a retired signing key stays retired', async () => {
    const { publicJwks } = await loadSigningKeys(database.db, clock);
    await database.db.updateTable('signingKey').set({ retiredAt: clock.now() }).execute();
    use({ DATA_KEY: [NEW] });
    await takeOverSecrets(database.db);
    const kids = (await loadSigningKeys(database.db, clock)).publicJwks.map(({ kid }) => kid);
    expect(kids).toHaveLength(1);
    expect(kids).not.toContain(publicJwks[0]?.kid);
  });

  test('a gateway of an earlier release beside it finds old and new secrets where it looks for them', async () => {
    const old = await load('old');
    use({ DATA_KEY: [NEW] });
    await withTransaction(database.db, async (tx) => {
      await sql`set local application_name = 'services-portal 1a2b3c4d'`.execute(tx);
      expect(await takeOverSecrets(tx)).toBe(false);
      const made = await loadSecret(tx, clock, 'new');
      const rows = await tx.selectFrom('secret').select(['name', 'value']).orderBy('name').execute();
      expect(rows).toEqual([
        { name: 'new', value: made },
        { name: 'old', value: old },
      ]);
    });
    expect(await takeOverSecrets(database.db)).toBe(true);
    expect(await database.db.selectFrom('secret').select('name').execute()).toEqual([]);
    expect(await load('old')).toBe(old);
  });
});

describe('a change of the key of data at rest', () => {
  test('seals everything anew, and then the old key is not needed', async () => {
    use({ DATA_KEY: [OLD] });
    const secret = await load();
    use({ DATA_KEY: [NEW, OLD] });
    await takeOverSecrets(database.db);
    use({ DATA_KEY: [NEW] });
    await takeOverSecrets(database.db);
    expect(await load()).toBe(secret);
  });

  test.each([[[NEW]], [[]]])('stops the start when the old key is missing (%j)', async (DATA_KEY) => {
    use({ DATA_KEY: [OLD] });
    await load();
    use({ DATA_KEY });
    await expect(takeOverSecrets(database.db)).rejects.toThrow('The database holds secrets that DATA_KEY');
    await expect(load()).rejects.toThrow('DATA_KEY');
  });
});

test('a sealed secret does not stand for another one, nor does a changed one open', async () => {
  use({ DATA_KEY: [NEW] });
  await load('one');
  await database.db.updateTable('sealedSecret').set({ name: 'another' }).execute();
  await expect(load('another')).rejects.toThrow('DATA_KEY');
  await database.db.updateTable('sealedSecret').set({ name: 'one', sealed: sql`sealed || 'AAAA'` }).execute();
  await expect(load('one')).rejects.toThrow('DATA_KEY');
});

test('secrets derived from the seal of the installation are stored nowhere; stored ones go on', async () => {
  const stored = await load('stored');
  use({ DATA_KEY: [NEW], SEAL_SECRET: 'the-seal-that-a-vault-keeps-for-us' });
  expect(await load('stored')).toBe(stored);
  const derived = await load('derived');
  expect(await load('derived')).toBe(derived);
  expect(await load('another')).not.toBe(derived);
  expect(await dump()).not.toContain('derived');
});

test('signing keys from a file sign, and stored ones go on to verify', async () => {
  const stored = (await loadSigningKeys(database.db, clock)).publicJwks;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { x = '', y = '', d = '' } = await exportJWK(privateKey);
  use({ DATA_KEY: [NEW], SIGNING_KEYS: [{ kty: 'EC', crv: 'P-256', x, y, d, kid: 'from-a-file' }] });
  const { privateJwks, publicJwks } = await loadSigningKeys(database.db, clock);
  expect(privateJwks[0]).toMatchObject({ kid: 'from-a-file', d, alg: 'ES256', use: 'sig' });
  expect(publicJwks.map(({ kid }) => kid)).toEqual(['from-a-file', stored[0]?.kid]);
  expect(publicJwks.filter((key) => 'd' in key)).toEqual([]);
});

test('only the sandbox starts without a key of data at rest', () => {
  expect(() => use({ SANDBOX: false })).toThrow('A setting is wrong. DATA_KEY');
  expect(() => use({ SANDBOX: true })).not.toThrow();
});
