import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('PUBLIC_ORIGIN', () => {
  test('the address of the portal is normalised to an origin', () => {
    for (const [said, origin] of [
      ['https://portal.example', 'https://portal.example'],
      ['https://portal.example/', 'https://portal.example'],
      ['HTTPS://Portal.Example:443', 'https://portal.example'],
      ['http://localhost:4000/', 'http://localhost:4000'],
    ] as const) {
      const { publicOrigin, issuer } = readConfig({ PUBLIC_ORIGIN: said });
      expect([publicOrigin, issuer], said).toEqual([origin, `${origin}/oidc`]);
    }
  });

  test('the address of the portal is localhost by default', () => {
    expect(readConfig({ PORT: '4321' }).publicOrigin).toBe('http://localhost:4321');
  });

  test('an address that is not exactly an origin stops the start with one sentence', () => {
    for (const text of [
      'javascript:alert(1)',
      'ftp://portal.example',
      'https://portal.example/portal',
      'https://portal.example/?a=b',
      'https://portal.example/?',
      'https://portal.example/#a',
      'https://me:secret@portal.example/',
      'portal.example',
      '//portal.example',
      '',
    ]) {
      expect(() => readConfig({ PUBLIC_ORIGIN: text }), text).toThrow(
        new ConfigError(
          'A setting is wrong. PUBLIC_ORIGIN: give scheme, host and port alone, as in https://portal.example.',
        ),
      );
    }
  });
});

describe('OIDC_ISSUER', () => {
  test('a foreign issuer is kept letter by letter, as its tokens name it', () => {
    for (const text of ['https://tenant.example/', 'https://host.example/realms/portal'])
      expect(readConfig({ OIDC_ISSUER: text }).issuer).toBe(text);
  });

  test('an issuer that is not a web address stops the start with one sentence', () => {
    for (const text of ['javascript:alert(1)', 'urn:issuer', 'tenant', 'https://me:secret@tenant.example/'])
      expect(() => readConfig({ OIDC_ISSUER: text }), text).toThrow(
        new ConfigError(
          'A setting is wrong. OIDC_ISSUER: give an http or https address, as in https://issuer.example/.',
        ),
      );
  });
});

describe('the pages of another issuer', () => {
  test('a page of another issuer is a safe web address, and keeps its query', () => {
    const page = 'https://issuer.example/me?tab=email';
    expect(readConfig({ OIDC_EMAIL_PAGE: page }).OIDC_EMAIL_PAGE).toBe(page);
    for (const text of [
      'http://issuer.example/me',
      'javascript:alert(1)',
      'https://me:secret@issuer.example/',
      'https://issuer.example/#email',
      '/me',
      '',
    ])
      expect(() => readConfig({ OIDC_EMAIL_PAGE: text }), text).toThrow(
        'A setting is wrong. OIDC_EMAIL_PAGE: give an https address, as in https://issuer.example/account.',
      );
  });
});

describe('SCAN_URL', () => {
  test('the malware scanner is given by host and port', () => {
    expect(readConfig({ SCAN_URL: 'tcp://127.0.0.1:3310' }).SCAN_URL).toBe('tcp://127.0.0.1:3310');
    for (const text of [
      'http://a:1',
      'tcp://a',
      'tcp://:3310',
      'tcp://a:1/x',
      'tcp://a:1?x',
      'tcp://u@a:1',
      'a:1',
      '',
    ])
      expect(() => readConfig({ SCAN_URL: text }), text).toThrow(
        new ConfigError('A setting is wrong. SCAN_URL: give host and port, as in tcp://127.0.0.1:3310.'),
      );
  });
});

test('a kill point is accepted in the sandbox only, and must be a known one', () => {
  expect(readConfig({ SANDBOX: 'true', KILL_AT: 'upload-scanned' }).KILL_AT).toBe('upload-scanned');
  expect(() => readConfig({ KILL_AT: 'upload-scanned' })).toThrow(ConfigError);
  expect(() => readConfig({ SANDBOX: 'true', KILL_AT: 'somewhere' })).toThrow(ConfigError);
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'secret');
  const secret = 'a-secret-that-a-vault-has-put-there';

  test('is read as if the setting held it, without the line end', () => {
    writeFileSync(path, `${secret}\n`);
    expect(readConfig({ DATA_KEY_FILE: path }).DATA_KEY).toEqual([secret]);
    expect(readConfig({ TREASURY_SECRETS_FILE: path }).TREASURY_SECRETS).toEqual([secret]);
  });

  test('stops the start when it cannot be read, or when the setting is there as well', () => {
    expect(() => readConfig({ DATA_KEY_FILE: join(folder, 'none') })).toThrow(
      new ConfigError('A setting is wrong. DATA_KEY_FILE: the file cannot be read.'),
    );
    expect(() => readConfig({ DATA_KEY_FILE: path, DATA_KEY: secret })).toThrow(
      new ConfigError('A setting is wrong. DATA_KEY_FILE: DATA_KEY is set as well.'),
    );
  });

  test('stops the start when it holds no signing keys, without a word of what it holds', () => {
    for (const text of [secret, '{}', '{"keys":[{"kty":"EC","crv":"P-256","x":"a","y":"b"}]}'])
      expect(() => readConfig({ SIGNING_KEYS: text })).toThrow(
        /^A setting is wrong\. SIGNING_KEYS(?!.*vault)/,
      );
  });
});
