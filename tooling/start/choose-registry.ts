/**
 * Choice of the business registry. In the sandbox that is the demo one, with keys made for this
 * start, unless the settings name another; elsewhere it is that of the settings.
 */
import { systemClock } from '../../apps/gateway/src/clock.ts';
import type { Config } from '../../apps/gateway/src/config.ts';
import {
  REGISTRY_CALLBACK,
  type RegistrySettings,
  readRegistrySettings,
  registrySettings,
} from '../../apps/gateway/src/ports/business-registry/registry-settings.ts';
import {
  createSandboxRegistry,
  type SandboxRegistry,
} from '../../apps/sandbox/src/registry/sandbox-registry.ts';

export interface ChosenRegistry {
  readonly settings: RegistrySettings | null;
  /** The demo registry itself, to be mounted. */
  readonly party: SandboxRegistry | null;
}

async function settingsFor(party: SandboxRegistry, config: Config): Promise<RegistrySettings> {
  if (config.REGISTRY_VERSION === 'v3') {
    const { issuer, clientId, key } = await party.clientOfV3();
    return registrySettings({ ...config, REGISTRY_ISSUER: issuer, REGISTRY_CLIENT_ID: clientId }, { key });
  }
  const { base, issuer, clientId, ...files } = await party.clientOfV2();
  const told = { REGISTRY_BASE: base, REGISTRY_ISSUER: issuer, REGISTRY_CLIENT_ID: clientId };
  return registrySettings({ ...config, REGISTRY_VERSION: 'v2', ...told }, files);
}

/** @throws ConfigError when the settings name a registry and are wrong */
export async function chooseRegistry(config: Config): Promise<ChosenRegistry> {
  const isNamed = config.REGISTRY_BASE !== undefined || config.REGISTRY_ISSUER !== undefined;
  if (!config.SANDBOX || isNamed || config.REGISTRY_VERSION === 'none') {
    return { settings: await readRegistrySettings(config), party: null };
  }
  const { publicOrigin } = config;
  const party = createSandboxRegistry({
    origin: publicOrigin,
    redirectUri: `${publicOrigin}${REGISTRY_CALLBACK}`,
    now: systemClock.now,
  });
  return { settings: await settingsFor(party, config), party };
}
