/** Readings that came up between two instants, and the submission windows up to the month after next. */
import { addMonths, type SgMonth, toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../database.ts';
import { computeLimits } from './meters/limits.ts';
import { readingsUntil } from './meters/readings.ts';
import { firstWindowMonth, makeWindow } from './meters/windows.ts';
import { type WorldMeter, worldMeters } from './meters/world-meters.ts';
import { insertRows, type Row } from './rows/bulk-insert.ts';
import { meterRow, readingRow, windowRow } from './rows/meter-rows.ts';
import type { Since } from './since.ts';
import type { WorldUse } from './usage/world-use.ts';

/** The clock may run on for so many months before the world is added to, and there is still a next window. */
const MONTHS_AHEAD = 2;

/** Existing rows stay as they are. */
export async function addMeters(tx: Tx, since: Since, now: number, world: WorldUse): Promise<void> {
  const known = await tx.selectFrom('meter').select('accountId').limit(1).executeTakeFirst();
  const after = (meter: WorldMeter): number => (known ? since(meter.account) : 0);
  await insertRows(tx, 'meter', worldMeters.filter((meter) => after(meter) === 0).map(meterRow));
  const rows = worldMeters.map((meter) => makeRows(meter, { after: after(meter), now, world }));
  await insertRows(
    tx,
    'meterReading',
    rows.flatMap(({ readings }) => readings),
  );
  // Until a window opens, its limits follow the readings.
  await insertRows(
    tx,
    'meterWindow',
    rows.flatMap(({ windows }) => windows),
    { key: ['accountId', 'deviceNo', 'opensAt'], replace: ['lowerMilli', 'upperMilli'] },
  );
}

function makeRows(
  meter: WorldMeter,
  { after, now, world }: { readonly after: number; readonly now: number; readonly world: WorldUse },
): { readings: Row[]; windows: Row[] } {
  const readings = readingsUntil(meter, now, world);
  const windows = windowMonths(meter, now)
    .map((month) => makeWindow(meter, month))
    .filter((window) => window !== null)
    .filter(({ from }) => from > after);
  return {
    readings: readings.filter(({ at }) => at > after).map(readingRow),
    windows: windows.map((window) => windowRow(window, computeLimits(window, readings))),
  };
}

function windowMonths(meter: WorldMeter, now: number): SgMonth[] {
  const months: SgMonth[] = [];
  const last = addMonths(toMonth(toSgDay(now)), MONTHS_AHEAD);
  for (let month = firstWindowMonth(meter); month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}
