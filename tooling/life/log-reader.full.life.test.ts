/** The reader of the log stands still: customers are served all the same, and the gateway ends when it is told to. */
import { afterEach, expect, test } from 'vitest';
import { type KillableGateway, killableGateway } from './killable-gateway.ts';

let gateway: KillableGateway | null = null;
afterEach(async () => {
  await gateway?.remove();
  gateway = null;
});

/** Each is a line of the log: far more than pipes and streams hold. */
const REQUESTS = 4_000;
const AT_ONCE = 8;

/** @returns how many of the requests were answered, for something that is not there */
async function countAnswered(origin: string): Promise<number> {
  let answered = 0;
  const worker = async () => {
    for (let count = 0; count < REQUESTS / AT_ONCE; count += 1) {
      const reply = await fetch(`${origin}/v1/nothing`, { signal: AbortSignal.timeout(5_000) });
      await reply.arrayBuffer();
      if (reply.status === 404) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answered;
}

test('a reader of the log that stands still costs no answer, and the gateway ends when it is told to', async () => {
  gateway = await killableGateway({ LOG_LEVEL: 'info' });
  const { child } = await gateway.start();
  child.stdout?.pause();
  expect(await countAnswered(gateway.config.publicOrigin)).toBe(REQUESTS);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const asked = performance.now();
  child.kill('SIGTERM');
  await ended;
  // Two seconds of them for the load balancer.
  expect(performance.now() - asked).toBeLessThan(8_000);
});
