import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { readRegistrySettings } from './registry-settings.ts';

const SHORT_BITS = 1024;
let folder: string;
const files: Record<string, string> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const short = generateKeyPairSync('rsa', { modulusLength: SHORT_BITS });
  const ec = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const jwk = (use: string) => ({ ...ec(), kid: `our-${use}`, use });
  const texts = {
    key: rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    short: short.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    secret: 'a-secret\n',
    set: JSON.stringify({ keys: [jwk('sig'), jwk('enc')] }),
    half: JSON.stringify({ keys: [jwk('sig')] }),
    nothing: 'nothing',
  };
  for (const [name, text] of Object.entries(texts)) {
    files[name] = join(folder, name);
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

type Changes = Record<string, string | undefined>;
const file = (name: string): string => files[name] ?? '';
const v2 = (): Changes => ({
  REGISTRY_VERSION: 'v2',
  REGISTRY_BASE: 'https://registry.example/biz/v2/',
  REGISTRY_CLIENT_ID: 'PORTAL',
  REGISTRY_SECRET_FILE: file('secret'),
  REGISTRY_KEY_FILE: file('key'),
  REGISTRY_CERT_FILE: file('cert'),
});
const v3 = (): Changes => ({
  REGISTRY_VERSION: 'v3',
  REGISTRY_ISSUER: 'https://registry.example',
  REGISTRY_CLIENT_ID: 'PORTAL',
  REGISTRY_KEY_FILE: file('set'),
});
const read = async (settings: Changes) =>
  readRegistrySettings(readConfig({ PUBLIC_ORIGIN: 'https://portal.example', ...settings }));

describe('settings of the registry', () => {
  it('an installation has no registry by default', async () => {
    expect(await read({})).toBeNull();
    expect(await read({ REGISTRY_VERSION: 'none' })).toBeNull();
  });

  it('the redirect URI is an address of the portal', async () => {
    const redirectUri = 'https://portal.example/link-account/company/callback';
    expect(await read(v2())).toMatchObject({
      base: 'https://registry.example/biz/v2',
      clientSecret: 'a-secret',
      redirectUri,
    });
    expect(await read(v3())).toMatchObject({
      version: 'v3',
      redirectUri,
      signingKey: { kid: 'our-sig' },
      decryptionKey: { kid: 'our-enc' },
    });
  });

  it('plain http is allowed on this computer only', async () => {
    expect(await read({ ...v3(), REGISTRY_ISSUER: 'http://localhost:4000/r' })).not.toBeNull();
    await expect(read({ ...v3(), REGISTRY_ISSUER: 'http://registry.example' })).rejects.toThrow(ConfigError);
  });

  it.each<[string, () => Changes, string]>([
    ['an unknown version', () => ({ REGISTRY_VERSION: 'v4' }), 'REGISTRY_VERSION'],
    ['no address', () => ({ ...v2(), REGISTRY_BASE: undefined }), 'REGISTRY_BASE'],
    ['an address with a query', () => ({ ...v2(), REGISTRY_BASE: 'https://r.example/?a' }), 'REGISTRY_BASE'],
    ['no client', () => ({ ...v3(), REGISTRY_CLIENT_ID: undefined }), 'REGISTRY_CLIENT_ID'],
    ['no issuer', () => ({ ...v3(), REGISTRY_ISSUER: undefined }), 'REGISTRY_ISSUER'],
    [
      'an origin with a path',
      () => ({ ...v3(), REGISTRY_ORIGINS: 'https://r.example/a' }),
      'REGISTRY_ORIGINS',
    ],
    ['a missing file', () => ({ ...v2(), REGISTRY_CERT_FILE: '/no/file' }), 'REGISTRY_CERT_FILE'],
    ['an invalid key', () => ({ ...v2(), REGISTRY_KEY_FILE: file('nothing') }), 'REGISTRY_KEY_FILE'],
    ['a short key', () => ({ ...v2(), REGISTRY_KEY_FILE: file('short') }), 'REGISTRY_KEY_FILE'],
    ['an invalid key set', () => ({ ...v3(), REGISTRY_KEY_FILE: file('key') }), 'REGISTRY_KEY_FILE'],
    ['no decryption key', () => ({ ...v3(), REGISTRY_KEY_FILE: file('half') }), 'REGISTRY_KEY_FILE'],
  ])('%s stops the start with one sentence that names the setting', async (_case, settings, name) => {
    const problem: unknown = await read(settings()).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ConfigError);
    const message = problem instanceof Error ? problem.message : '';
    expect(message).toMatch(new RegExp(`^A setting is wrong\\. ${name}(\\.\\d)?: [^\\n]+\\.$`));
    expect(message).not.toContain('BEGIN');
  });
});
