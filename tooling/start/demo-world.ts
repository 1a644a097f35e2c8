/** Keeps the demo world at the portal's own time: seeds it, adds the days that pass, starts it afresh. */
import type { Clock } from '@portal/domain/clock';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../apps/gateway/src/db/database.ts';
import { migrate } from '../../apps/gateway/src/db/migrate.ts';
import { seedDemoWorld } from '../../apps/gateway/src/db/seed/demo-world.ts';
import { withTransaction } from '../../apps/gateway/src/db/transaction.ts';

const LOOK_EVERY = 5 * 60_000;

export interface DemoWorld {
  /** Adds the days between the newest one in the world and the clock's. */
  catchUp(): Promise<void>;
  /** The same in the background; failures are logged. */
  catchUpSoon(): void;
  /** Everything as on the first start, at the clock's time. When it fails, the world is as it was. */
  startAfresh(): Promise<void>;
  stop(): Promise<void>;
}

export async function keepDemoWorld(db: Db, clock: Clock, log: Pick<Logger, 'error'>): Promise<DemoWorld> {
  // One at a time: two that add the same day would meet in the tables.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.catch(() => undefined).then(work);
    return last;
  };
  const catchUp = () => inTurn(async () => void (await seedDemoWorld(db, clock)));
  const startAfresh = () =>
    inTurn(() =>
      // In one transaction: the database is never found empty, not even after a crash halfway.
      withTransaction(db, async (tx) => {
        await sql`drop schema public cascade`.execute(tx);
        await sql`create schema public`.execute(tx);
        await migrate(tx);
        await seedDemoWorld(tx, clock);
      }),
    );
  const catchUpSoon = (): void => {
    catchUp().catch((problem: unknown) =>
      log.error({ err: problem }, 'extending the demo world to the current day failed'),
    );
  };
  await catchUp();
  const timer = setInterval(catchUpSoon, LOOK_EVERY);
  timer.unref();
  const stop = async () => {
    clearInterval(timer);
    await last.catch(() => undefined);
  };
  return { catchUp, catchUpSoon, startAfresh, stop };
}
