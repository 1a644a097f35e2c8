import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { sendSigned } from './send-notice.ts';

interface Arrival {
  readonly at: number;
  readonly body: string;
  readonly signature: string | undefined;
}

let server: Server;
afterEach(() => server.close());

/** A portal that gives these answers one after the other, and the last one from then on. */
async function portal(...answers: readonly [number, Record<string, string>?][]) {
  const arrivals: Arrival[] = [];
  server = createServer(async (request, response) => {
    const body = await text(request);
    const [status, headers] = answers[Math.min(arrivals.length, answers.length - 1)] ?? [200];
    arrivals.push({
      at: performance.now(),
      body,
      signature: request.headers['x-webhook-signature']?.toString(),
    });
    response.writeHead(status, headers).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const now = () => 1_795_000_000_000;
  return { arrivals, tell: sendSigned({ address, secret: 'a secret', now }, '/webhooks/egiro') };
}

it('an event that the portal is too busy for comes again after the time that it asks for', async () => {
  const { arrivals, tell } = await portal([503, { 'retry-after': '1' }], [200]);
  expect(await tell({ event_id: 'e1' })).toBe(200);
  const [first, second] = arrivals;
  expect(arrivals).toHaveLength(2);
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(950);
  expect([second?.body, second?.signature]).toEqual([first?.body, first?.signature]);
});

it('an event that the portal fails at comes three times, at once', async () => {
  const { arrivals, tell } = await portal([500]);
  expect(await tell({ event_id: 'e1' })).toBe(500);
  expect(arrivals).toHaveLength(3);
});

it('an event that the portal refuses does not come again', async () => {
  const { arrivals, tell } = await portal([401]);
  expect(await tell({ event_id: 'e1' })).toBe(401);
  expect(arrivals).toHaveLength(1);
});
