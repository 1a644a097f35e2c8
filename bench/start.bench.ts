/** How long a newcomer waits after the download: the first start, a later one, and the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shiftedClock } from '@portal/domain/clock';
import { systemClock } from '../apps/gateway/src/clock.ts';
import { readConfig } from '../apps/gateway/src/config.ts';
import { createLogger } from '../apps/gateway/src/plugins/logger.ts';
import { startPortal } from '../tooling/start/compose.ts';
import { buildPortal, PORTAL_DIST } from '../tooling/start/portal-build.ts';

const data = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const config = readConfig({ SANDBOX: 'true', LOG_LEVEL: 'error', PORTAL_DIST, PORT: '0', PORTAL_DATA: data });
const log = createLogger(config);

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  console.log(`  ${what.padEnd(28)} ${((performance.now() - began) / 1000).toFixed(2)} s`);
  return result;
}

try {
  await timed('building the portal', buildPortal);
  for (const start of ['first start', 'second start']) {
    const portal = await timed(start, () => startPortal({ config, clock: shiftedClock(systemClock), log }));
    const page = await timed('  its first page', () => fetch(`${portal.origin}/welcome`));
    if (!page.ok) throw new Error(`The welcome page answered ${page.status}.`);
    await timed('  its end', () => portal.close());
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}
