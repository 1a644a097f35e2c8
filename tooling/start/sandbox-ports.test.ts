import { fixedClock, shiftedClock } from '@portal/domain/clock';
import { expect, it } from 'vitest';
import type { DemoWorld } from './demo-world.ts';
import { sandboxPorts } from './sandbox-ports.ts';

const DAY = 86_400_000;
const start = Date.parse('2026-11-20T15:12:00+08:00');
const mailbox = {
  list: async () => [],
  get: async () => null,
  markSeen: async () => undefined,
  unseen: async () => 0,
  empty: async () => undefined,
};

function getPorts(startAfresh: () => Promise<void>) {
  const nothing = async () => undefined;
  const world: DemoWorld = { catchUp: nothing, catchUpSoon: () => undefined, startAfresh, stop: nothing };
  return sandboxPorts('http://localhost:4000', mailbox, shiftedClock(fixedClock(start)), world);
}

it('lets the clock go from the first day of the world to 400 days after the real time, wherever it stands', () => {
  const { clock } = getPorts(async () => undefined);
  for (const days of [0, 7, 300, -500]) {
    clock.shift(days * DAY);
    expect(clock.earliest).toBe(Date.parse('2025-07-01T00:00:00+08:00'));
    expect(clock.latest).toBe(start + 400 * DAY);
  }
});

it('leaves the moved clock where it was when the reset fails, and brings it back when it works', async () => {
  let works = false;
  const ports = getPorts(async () => {
    if (!works) throw new Error('no room');
  });
  ports.clock.shift(3 * DAY);
  await expect(ports.resetEverything()).rejects.toThrow('no room');
  expect(ports.clock.now()).toBe(start + 3 * DAY);
  works = true;
  await ports.resetEverything();
  expect(ports.clock.now()).toBe(start);
});
