/** Ports that the launcher gives the sandbox: the mailbox, the people, the clock, the reset. */
import type { Clock } from '@portal/domain/clock';
import { startOfSgDay } from '@portal/domain/sg-time';
import { DEMO_PASSWORD, demoPeople } from '../../apps/gateway/src/db/seed/people.ts';
import { FIRST_USAGE_DAY } from '../../apps/gateway/src/db/seed/world-days.ts';
import type { Mailbox, SandboxPorts } from '../../apps/sandbox/src/ports.ts';
import type { DemoWorld } from './demo-world.ts';

export type MovableClock = Clock & { shift(milliseconds: number): void };

/** Limit ahead of the computer's time: all days up to the clock's are generated in one step, while requests wait. */
const FURTHEST = 400 * 86_400_000;

/** Remembers how far it was moved, and lets the demo world follow. */
function sandboxClock(clock: MovableClock, world: DemoWorld) {
  let moved = 0;
  const shift = (milliseconds: number): void => {
    moved += milliseconds;
    clock.shift(milliseconds);
    world.catchUpSoon();
  };
  return {
    now: () => clock.now(),
    earliest: startOfSgDay(FIRST_USAGE_DAY),
    get latest() {
      return clock.now() - moved + FURTHEST;
    },
    shift,
    reset: () => shift(-moved),
    moved: () => moved,
  };
}

export function sandboxPorts(
  portalOrigin: string,
  mailbox: Mailbox,
  clock: MovableClock,
  world: DemoWorld,
): Omit<SandboxPorts, 'hasRegistry' | 'hasScanner' | 'bank' | 'egiro' | 'treasury'> {
  const time = sandboxClock(clock, world);
  const resetEverything = async (): Promise<void> => {
    const moved = time.moved();
    time.reset();
    try {
      await world.startAfresh();
    } catch (problem) {
      time.shift(moved);
      throw problem;
    }
  };
  return { mailbox, people: demoPeople, password: DEMO_PASSWORD, clock: time, resetEverything, portalOrigin };
}
