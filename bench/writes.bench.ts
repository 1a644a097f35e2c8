/** How many writes a second one gateway takes from twenty customers at once, alone and while another one stands still. */
import pg from 'pg';
import { type TrialGateway, trialGateway } from '../tooling/life/trial-gateway.ts';
import { startThrowawayPostgres } from '../tooling/postgres.ts';

const SECONDS = 5;

async function writesPerSecond(gateway: TrialGateway, writers: number, name: string): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  let done = 0;
  const write = async (writer: number) => {
    for (let count = 0; performance.now() < end; count += 1) {
      const { code } = await gateway.mark(`${name}-${writer}-${count}`);
      if (code === 'ok') done += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return done / SECONDS;
}

const server = await startThrowawayPostgres();
const gateway = await trialGateway({ DATABASE_URL: server.url });
const paused = new pg.Client({ connectionString: server.url });
try {
  await writesPerSecond(gateway, 4, 'warm');
  for (const writers of [1, 5, 20]) {
    const rate = await writesPerSecond(gateway, writers, `alone-${writers}`);
    console.log(`  ${`${writers} at once`.padEnd(36)} ${rate.toFixed(0)} writes/s`);
  }
  await paused.connect();
  await paused.query('begin');
  await paused.query(`insert into audit_event (at, actor, action, object, outcome)
    values (now(), 'customer:9', 'x', 'customer:9', 'done')`);
  const beside = await writesPerSecond(gateway, 20, 'beside');
  console.log(`  ${'20 at once, another one stands still'.padEnd(36)} ${beside.toFixed(0)} writes/s`);
} finally {
  await paused.end();
  await gateway.close();
  await server.stop();
}
