/**
 * How many writes a second one gateway takes from many customers at once: on a disk that costs nothing, while another
 * gateway stands still, and on a disk that takes ten milliseconds to confirm, where only connections side by side help.
 */
import pg from 'pg';
import { type TrialGateway, trialGateway } from '../tooling/life/trial-gateway.ts';
import { findPostgres } from '../tooling/postgres/find-postgres.ts';
import { startThrowawayPostgres } from '../tooling/postgres.ts';

const SECONDS = 5;
const SLOW_DISK = ['fsync=on', 'synchronous_commit=on', 'commit_delay=10000', 'commit_siblings=0'];

async function writesPerSecond(gateway: TrialGateway, writers: number, name: string): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  let done = 0;
  const write = async (writer: number) => {
    for (let count = 0; performance.now() < end; count += 1) {
      const { code } = await gateway.mark(`${name}-${writer}-${count}`);
      if (code === 'ok') done += 1;
      else if (code !== 'SK_BUSY_1001') throw new Error(`a write was refused: ${code}`);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return done / SECONDS;
}

async function measure(gateway: TrialGateway, writers: number, what: string): Promise<void> {
  const rate = await writesPerSecond(gateway, writers, `${what.replaceAll(' ', '-')}-${writers}`);
  console.log(`  ${`${what}, ${writers} at once`.padEnd(40)} ${rate.toFixed(0).padStart(4)} writes/s`);
}

/** On a server of its own. */
async function withGateway(
  settings: readonly string[],
  work: (gateway: TrialGateway, url: string) => Promise<void>,
): Promise<void> {
  const server = await startThrowawayPostgres(findPostgres(), settings);
  const gateway = await trialGateway({ DATABASE_URL: server.url });
  try {
    await writesPerSecond(gateway, 4, 'warm');
    await work(gateway, server.url);
  } finally {
    await gateway.close();
    await server.stop();
  }
}

await withGateway([], async (gateway, url) => {
  for (const writers of [1, 5, 10, 20]) await measure(gateway, writers, 'alone');
  const paused = new pg.Client({ connectionString: url });
  await paused.connect();
  await paused.query('begin');
  await paused.query(`insert into audit_event (at, actor, action, object, outcome)
    values (now(), 'customer:9', 'x', 'customer:9', 'done')`);
  await measure(gateway, 20, 'another one stands still');
  await paused.end();
});
await withGateway(SLOW_DISK, async (gateway) => {
  for (const writers of [1, 5, 10, 20]) await measure(gateway, writers, 'a disk of 10 ms');
});
