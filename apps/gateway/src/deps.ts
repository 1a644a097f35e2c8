/** Dependencies that app.ts injects into every part. Created once by the launcher, or by a test. */
import type { Clock } from '@portal/domain/clock';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { PlacesLine } from './db/engines/fair-places.ts';
import type { MetricRegistry } from './plugins/metric-registry.ts';
import type { AddressDirectory } from './ports/address/port.ts';
import type { BusinessRegistry } from './ports/business-registry/port.ts';
import type { EgiroBank } from './ports/egiro-bank/port.ts';
import type { FileStore } from './ports/file-store/port.ts';
import type { Mailer } from './ports/mail/port.ts';
import type { MalwareScanner } from './ports/malware-scan/port.ts';
import type { Treasury } from './ports/treasury/port.ts';
import type { WeatherRecords } from './ports/weather/port.ts';

export interface Deps {
  readonly config: Config;
  readonly db: Db;
  /** Rejects while the database takes no requests; by default, a query like that of any request. */
  readonly reachDatabase?: () => Promise<void>;
  /** Of requests that wait for a connection to the database; by default, none waits. */
  readonly getLine?: (() => PlacesLine) | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mailer: Mailer;
  /** null: no registry is configured, and companies are entered by hand. */
  readonly registry: BusinessRegistry | null;
  /** null: none is configured; no new mailing address can be checked. */
  readonly addresses: AddressDirectory | null;
  readonly weather: WeatherRecords;
  readonly files: FileStore;
  readonly scanner: MalwareScanner;
  /** null: none is configured, and payouts wait. */
  readonly treasury: Treasury | null;
  /** null: none is configured; no eGIRO can be set up, and nothing is deducted. */
  readonly egiroBank: EgiroBank | null;
  /** Metrics shown at METRICS_PORT; by default, app.ts creates a registry, and jobs have none. */
  readonly metrics?: MetricRegistry;
}
