/** Half hours that an operator imports while a customer looks: on her page within a minute. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@portal/domain/clock';
import { SLOTS_PER_DAY } from '@portal/domain/sg-time';
import { openDatabase } from '../../apps/gateway/src/db/engines/open.ts';
import { INTERVAL_HEAD } from '../../apps/gateway/src/modules/usage/import/interval-row.rules.ts';
import { importIntervals } from '../../apps/gateway/src/modules/usage/public.ts';
import { startThrowawayPostgres } from '../../tooling/postgres.ts';
import { comeIn } from '../support/people.ts';
import { startPortalOn } from '../support/portal.ts';
import { expect, full, test } from '../support/test.ts';

const MEASURED = 30;
/** Twice what the home of the pictures uses by 3 PM. */
const row = (wh: number) =>
  [
    '8934521670',
    '2026-11-20',
    ...Array.from({ length: SLOTS_PER_DAY }, (_, slot) => (slot < MEASURED ? wh : '')),
  ].join();

test(
  'readings that come late are on an open page within a minute of their import',
  full,
  async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'late-readings-'));
    // The importer is a process of its own beside the gateway: that takes a server.
    const server = await startThrowawayPostgres();
    const portal = await startPortalOn(folder, { DATABASE_URL: server.url });
    const database = await openDatabase({ DATABASE_URL: server.url, PORTAL_DATA: '' });
    try {
      await page.clock.install();
      await comeIn(page, 'meilin@example.com', portal.origin, '/usage');
      await expect(page.getByRole('heading', { name: 'Normal so far today' })).toBeVisible();
      await expect(page.getByText('6.55 kWh by 3 PM, 3% under a usual Friday.')).toBeVisible();

      const file = join(folder, 'late.csv');
      await writeFile(file, `${INTERVAL_HEAD}\n${row(437)}\n`);
      const refused: string[] = [];
      const parts = {
        db: database.db,
        clock: fixedClock('2026-11-20T15:20:00+08:00'),
        tell: (text: string) => void refused.push(text),
      };
      expect(await importIntervals(parts, file)).toEqual({ changed: 1, same: 0, refused: 0 });
      expect(refused).toEqual([]);

      await page.clock.runFor(60_000);
      await expect(page.getByRole('heading', { name: 'More than usual so far today' })).toBeVisible();
      await expect(page.getByText(/^13\.11 kWh by 3 PM, \d+% over a usual Friday\.$/)).toBeVisible();
      await expect(page.getByText('updated 3:20 PM', { exact: false })).toBeVisible();
    } finally {
      await page.close();
      await database.close();
      await portal.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
