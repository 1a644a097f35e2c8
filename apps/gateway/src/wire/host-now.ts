/** The settings of a host at this moment: what the configuration says, less what staff switched off for everybody. */
import { withoutSwitchedOff } from '@portal/domain/availability/switches';
import type { Deps } from '../deps.ts';
import { findHostSettings, type SettingsOfHost } from '../host-settings.ts';
import { remoteToggles } from './callers/feature-flags.store.ts';

/** @param hostName as the browser asked for it, without a port */
export async function hostNow(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  hostName: string,
): Promise<SettingsOfHost> {
  const settings = findHostSettings(config.hosts, hostName);
  return { ...settings, switches: withoutSwitchedOff(settings.switches, await remoteToggles(db)) };
}
