/** What the wiring in app.ts hands to every part. Made once by the launcher, or by a test. */
import type { Clock } from '@portal/domain/clock';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { MetricRegistry } from './plugins/metric-registry.ts';
import type { BusinessRegistry } from './ports/business-registry/port.ts';
import type { FileStore } from './ports/file-store/port.ts';
import type { Mailer } from './ports/mail/port.ts';
import type { MalwareScanner } from './ports/malware-scan/port.ts';

export interface Deps {
  readonly config: Config;
  readonly db: Db;
  /** Rejects while the database takes no requests; left out, it is asked as any request asks it. */
  readonly reachDatabase?: () => Promise<void>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mailer: Mailer;
  /** null: this installation has none, and companies are entered by hand. */
  readonly registry: BusinessRegistry | null;
  readonly files: FileStore;
  readonly scanner: MalwareScanner;
  /** What the port of METRICS_PORT shows; left out, app.ts makes one, and jobs have none. */
  readonly metrics?: MetricRegistry;
}
