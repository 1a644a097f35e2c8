/** Chooses the protocol: version 2 as specified, version 3 which takes its place, or no registry at all. */
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import type { RegistryAdapter } from './adapter.ts';
import type { Bounds } from './bounded-fetch.ts';
import { myinfoBusinessV2 } from './myinfo-business-v2.ts';
import { myinfoBusinessV3 } from './myinfo-business-v3.ts';
import type { BusinessRegistry } from './port.ts';
import { registryFlows } from './registry-flows.ts';
import type { RegistrySettings } from './registry-settings.ts';

function adapterOf(settings: RegistrySettings, bounds?: Omit<Bounds, 'origins'>): RegistryAdapter {
  return settings.version === 'v2' ? myinfoBusinessV2(settings, bounds) : myinfoBusinessV3(settings, bounds);
}

/** @param bounds for tests that do not wait as long as a customer does */
export function createRegistry(
  settings: RegistrySettings,
  db: Db,
  clock: Clock,
  bounds?: Omit<Bounds, 'origins'>,
): BusinessRegistry {
  return registryFlows(adapterOf(settings, bounds), db, clock);
}
