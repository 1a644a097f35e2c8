/** The embedded engine's disk fills, or becomes read-only, while customers read and write. OUTAGES says how often each. */
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startLoad } from './load.ts';
import { type TrialGateway, trialGateway } from './trial-gateway.ts';

const times = Number(process.env.OUTAGES ?? 1);
const real = { ...fs };
const directory = mkdtempSync(join(tmpdir(), 'portal-disk-'));

let gateway: TrialGateway;
beforeAll(async () => {
  gateway = await trialGateway({ PORTAL_DATA: directory });
});
afterEach(() => restore());
afterAll(async () => {
  await gateway.close();
  rmSync(directory, { recursive: true, force: true });
});

function failing(code: string): never {
  throw Object.assign(new Error(`${code}: said by this test`), { code });
}

function restore(): void {
  Object.assign(fs, real);
  syncBuiltinESMExports();
}

/** No byte more goes to the disk, as the file system says itself. */
function fill(): void {
  fs.statfsSync = ((...args: Parameters<typeof real.statfsSync>) => ({
    ...real.statfsSync(...args),
    bavail: 0,
  })) as typeof fs.statfsSync;
  fs.writeSync = (() => failing('ENOSPC')) as typeof fs.writeSync;
  fs.ftruncateSync = () => failing('ENOSPC');
  syncBuiltinESMExports();
}

function makeReadOnly(): void {
  fs.writeSync = (() => failing('EROFS')) as typeof fs.writeSync;
  fs.writeFileSync = () => failing('EROFS');
  const WRITING = fs.constants.O_WRONLY | fs.constants.O_RDWR;
  fs.openSync = (path, flags, mode) =>
    typeof flags === 'number' && (flags & WRITING) !== 0
      ? failing('EROFS')
      : real.openSync(path, flags, mode);
  syncBuiltinESMExports();
}

it.each(
  Array.from({ length: times }, (_, round) => [
    ['is full', `full-${round}`, fill] as const,
    ['is read-only', `read-only-${round}`, makeReadOnly] as const,
  ]).flat(),
)('a disk that %s costs no write that was acknowledged, and is found good again (%s)', async (...named) => {
  const [, name, breakDisk] = named;
  const load = startLoad(gateway, name, 1, 2);
  await wait(300);
  breakDisk();
  const refused = await gateway.mark(`${name}-refused`);
  expect([refused.status, refused.code, refused.retryAfter]).toEqual([503, 'SK_BUSY_1001', '1']);
  expect(await gateway.isReady()).toBe(false);
  await wait(300);
  restore();
  await wait(1_000);
  expect(await gateway.isReady()).toBe(true);
  await load.stop();
  const marks = await gateway.marks();
  expect([...load.acknowledged].filter((word) => marks.get(word) !== 1)).toEqual([]);
  expect([...marks].filter(([word, count]) => count > 1 || word.endsWith('-refused'))).toEqual([]);
  const kinds = new Set(load.told.map(({ status, code }) => `${status} ${code}`));
  expect([...kinds].filter((kind) => !['200 ok', '503 SK_BUSY_1001'].includes(kind))).toEqual([]);
});
