/** Chooses the protocol: version 2 as specified, its successor version 3, or no registry. */
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import type { RegistryAdapter } from './adapter.ts';
import type { Bounds } from './bounded-fetch.ts';
import { myinfoBusinessV2 } from './myinfo-business-v2.ts';
import { myinfoBusinessV3 } from './myinfo-business-v3.ts';
import type { BusinessRegistry } from './port.ts';
import { registryFlows } from './registry-flows.ts';
import type { RegistrySettings } from './registry-settings.ts';

function createAdapter(settings: RegistrySettings, bounds?: Omit<Bounds, 'origins'>): RegistryAdapter {
  return settings.version === 'v2' ? myinfoBusinessV2(settings, bounds) : myinfoBusinessV3(settings, bounds);
}

/** @param bounds shorter limits for tests */
export function createRegistry(
  settings: RegistrySettings,
  db: Db,
  clock: Clock,
  bounds?: Omit<Bounds, 'origins'>,
): BusinessRegistry {
  return registryFlows(createAdapter(settings, bounds), db, clock);
}
