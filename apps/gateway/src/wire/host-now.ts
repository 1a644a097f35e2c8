/** The settings of a host at this moment: what the configuration says, less what staff switched off for everybody. */
import { withoutSwitchedOff } from '@portal/domain/availability/switches';
import { rememberBriefly } from '../brief-memory.ts';
import type { Deps } from '../deps.ts';
import { findHostSettings, type SettingsOfHost } from '../host-settings.ts';
import { remoteToggles } from './callers/feature-flags.store.ts';

type Parts = Pick<Deps, 'config' | 'db'>;

/** @param hostName as the browser asked for it, without a port */
export async function hostNow({ config, db }: Parts, hostName: string): Promise<SettingsOfHost> {
  return atHost(config, hostName, await remoteToggles(db));
}

/**
 * As hostNow, with switches of the staff that are at most so old. They are the same for every host: whoever makes up
 * hosts has the database asked no more often.
 */
export function rememberHosts(
  { config, db }: Parts,
  keepMs: number,
): (hostName: string) => Promise<SettingsOfHost> {
  const toggles = rememberBriefly(keepMs, () => remoteToggles(db));
  return async (hostName) => atHost(config, hostName, await toggles());
}

function atHost(
  { hosts }: Deps['config'],
  hostName: string,
  toggles: ReadonlyMap<string, boolean>,
): SettingsOfHost {
  const settings = findHostSettings(hosts, hostName);
  return { ...settings, switches: withoutSwitchedOff(settings.switches, toggles) };
}
