/** The embedded engine's disk fills, or becomes read-only, while customers read and write. OUTAGES says how often each. */
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Load, startLoad } from './load.ts';
import { type TrialGateway, trialGateway } from './trial-gateway.ts';

const times = Number(process.env.OUTAGES ?? 1);
const real = { statfsSync: fs.statfsSync, accessSync: fs.accessSync };
const directory = mkdtempSync(join(tmpdir(), 'portal-disk-'));

let gateway: TrialGateway;
beforeAll(async () => {
  gateway = await trialGateway({ PORTAL_DATA: directory });
});
let load: Load | null = null;
afterEach(async () => {
  restore();
  await load?.stop();
  load = null;
});
afterAll(async () => {
  await gateway.close();
  rmSync(directory, { recursive: true, force: true });
});

function restore(): void {
  fs.statfsSync = real.statfsSync;
  fs.accessSync = real.accessSync;
  syncBuiltinESMExports();
}

/** As the file system tells it: its own failures come after what must not happen any more. */
function fill(): void {
  fs.statfsSync = ((...args: Parameters<typeof real.statfsSync>) => ({
    ...real.statfsSync(...args),
    bavail: 0,
  })) as typeof fs.statfsSync;
  syncBuiltinESMExports();
}

function makeReadOnly(): void {
  fs.accessSync = () => {
    throw Object.assign(new Error('EROFS: said by this test'), { code: 'EROFS' });
  };
  syncBuiltinESMExports();
}

it.each(
  Array.from({ length: times }, (_, round) => [
    ['is full', `full-${round}`, fill] as const,
    ['is read-only', `read-only-${round}`, makeReadOnly] as const,
  ]).flat(),
)('a disk that %s costs no write that was acknowledged, and is found good again (%s)', async (...named) => {
  const [, name, breakDisk] = named;
  const running = startLoad(gateway, name, 1, 2);
  load = running;
  await wait(300);
  breakDisk();
  const refused = await gateway.mark(`${name}-refused`);
  expect([refused.status, refused.code, refused.retryAfter]).toEqual([503, 'SK_BUSY_1001', '1']);
  // An answer of readiness is kept for half a second.
  await expect.poll(gateway.isReady, { timeout: 1_500 }).toBe(false);
  await wait(300);
  restore();
  await expect.poll(gateway.isReady, { timeout: 1_500 }).toBe(true);
  expect((await gateway.mark(`${name}-again`)).status).toBe(200);
  await running.stop();
  const marks = await gateway.marks();
  expect([...running.acknowledged].filter((word) => marks.get(word) !== 1)).toEqual([]);
  expect([...marks].filter(([word, count]) => count > 1 || word.endsWith('-refused'))).toEqual([]);
  const kinds = new Set(running.replies.map(({ status, code }) => `${status} ${code}`));
  expect([...kinds].filter((kind) => !['200 ok', '503 SK_BUSY_1001'].includes(kind))).toEqual([]);
});
