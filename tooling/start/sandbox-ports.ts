/** What the launcher hands to the sandbox: the mailbox, the people, the time, a fresh start. */
import type { Clock } from '@portal/domain/clock';
import { DEMO_PASSWORD, demoPeople } from '../../apps/gateway/src/db/seed/people.ts';
import type { Mailbox, SandboxClock, SandboxPorts } from '../../apps/sandbox/src/ports.ts';
import type { DemoWorld } from './demo-world.ts';

export type MovableClock = Clock & { shift(milliseconds: number): void };

/** Remembers how far it was moved, and lets the demo world follow. */
function sandboxClock(clock: MovableClock, world: DemoWorld): SandboxClock {
  let moved = 0;
  const shift = (milliseconds: number): void => {
    moved += milliseconds;
    clock.shift(milliseconds);
    world.catchUpSoon();
  };
  return { now: () => clock.now(), shift, reset: () => shift(-moved) };
}

export function sandboxPorts(
  portalOrigin: string,
  mailbox: Mailbox,
  clock: MovableClock,
  world: DemoWorld,
): SandboxPorts {
  const time = sandboxClock(clock, world);
  const resetEverything = async (): Promise<void> => {
    time.reset();
    await world.startAfresh();
  };
  return { mailbox, people: demoPeople, password: DEMO_PASSWORD, clock: time, resetEverything, portalOrigin };
}
