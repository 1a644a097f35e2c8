/** Builds the parts that all of the gateway shares from its settings and an open database. */

import type { Clock } from '@portal/domain/clock';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/engines/open.ts';
import type { Deps } from './deps.ts';
import { MetricRegistry } from './plugins/metric-registry.ts';
import { createAddressDirectory } from './ports/address/create-directory.ts';
import { createRegistry } from './ports/business-registry/create-registry.ts';
import type { RegistrySettings } from './ports/business-registry/registry-settings.ts';
import { createEgiroBank } from './ports/egiro-bank/http-egiro-bank.ts';
import { databaseFileStore } from './ports/file-store/database-file-store.ts';
import { createMailer } from './ports/mail/create-mailer.ts';
import { createScanner } from './ports/malware-scan/create-scanner.ts';
import { createTreasury } from './ports/treasury/http-treasury.ts';
import { importedWeather } from './ports/weather/imported-weather.ts';

interface Surroundings {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly database: OpenDatabase;
  /** null: companies are linked by hand alone. */
  readonly registrySettings: RegistrySettings | null;
}

export function createDeps({ config, clock, log, database, registrySettings }: Surroundings): Deps {
  const { db, reach, getLine } = database;
  return {
    config,
    db,
    reachDatabase: reach,
    getLine,
    clock,
    log,
    mailer: createMailer(config, db, clock),
    registry: registrySettings && createRegistry(registrySettings, db, clock),
    addresses: createAddressDirectory(config, clock),
    weather: importedWeather(db),
    files: databaseFileStore(db, clock),
    scanner: createScanner(config, log),
    treasury: createTreasury(config, clock),
    egiroBank: createEgiroBank(config, clock),
    metrics: new MetricRegistry(),
  };
}
