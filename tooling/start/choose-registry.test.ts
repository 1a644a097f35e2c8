import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../apps/gateway/src/config.ts';
import { chooseRegistry } from './choose-registry.ts';

const chosen = (settings: Record<string, string>) =>
  chooseRegistry(readConfig({ PUBLIC_ORIGIN: 'http://localhost:4000', ...settings }));

describe('the business registry of a start', () => {
  it('is the demo one in the sandbox, in version 2 as specified, or in version 3', async () => {
    const base = 'http://localhost:4000/sandbox/registry';
    const usual = await chosen({ SANDBOX: 'true' });
    expect(usual.settings).toMatchObject({
      version: 'v2',
      base: `${base}/v2`,
      redirectUri: 'http://localhost:4000/link-account/company/callback',
    });
    expect(usual.party).not.toBeNull();
    const next = await chosen({ SANDBOX: 'true', REGISTRY_VERSION: 'v3' });
    expect(next.settings).toMatchObject({ version: 'v3', issuer: `${base}/v3` });
  });

  it('has other keys at every start', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => chosen({ SANDBOX: 'true', REGISTRY_VERSION: 'v3' })),
    );
    expect(one?.settings).not.toEqual(other?.settings);
  });

  it('is absent in production without settings, and in a sandbox that disables it', async () => {
    const none = { settings: null, party: null };
    expect(await chosen({})).toEqual(none);
    expect(await chosen({ SANDBOX: 'true', REGISTRY_VERSION: 'none' })).toEqual(none);
  });

  it('is the one of the settings, in the sandbox too; a missing setting stops the start', async () => {
    const named = {
      SANDBOX: 'true',
      REGISTRY_VERSION: 'v2',
      REGISTRY_BASE: 'https://registry.example/biz/v2',
    };
    await expect(chosen(named)).rejects.toThrow(
      new ConfigError('A setting is wrong. REGISTRY_KEY_FILE: REGISTRY_VERSION v2 needs it.'),
    );
  });
});
