import { fixedClock } from '@portal/domain/clock';
import { expect, it } from 'vitest';
import { WORLD_AT } from '../test/test-database.ts';
import { seedDemoWorld } from './demo-world.ts';
import { dumpHash, tableHashes } from './dump-hash.ts';
import { useSeededWorlds } from './test/seeded-worlds.ts';

const { world, usualWorld } = useSeededWorlds();

it('two seeds at one clock are the same, and seeding again changes nothing', async () => {
  const db = await usualWorld();
  const first = await dumpHash(db);
  expect(await seedDemoWorld(db, fixedClock(WORLD_AT))).toEqual({ daysAdded: 0 });
  expect(await dumpHash(db)).toBe(first);
  expect(await dumpHash(await world(WORLD_AT))).toBe(first);
});

it.each([
  [
    [
      '2025-09-03T23:58:00+08:00',
      '2025-09-04T00:04:00+08:00',
      '2025-09-04T09:31:00+08:00',
      '2025-09-04T10:12:00+08:00',
    ],
  ],
  [['2025-07-30T12:00:00+08:00', '2025-10-02T08:00:00+08:00', '2025-11-20T15:12:00+08:00']],
  [['2025-12-30T20:00:00+08:00', '2026-01-04T07:00:00+08:00']],
])('a world that aged over %j is the one seeded at the end', async (times) => {
  const aged = await tableHashes(await world(...times));
  expect(aged).toEqual(await tableHashes(await world(times.at(-1) ?? WORLD_AT)));
});
