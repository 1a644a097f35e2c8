/** Floods at the door of a gateway with the passwords and limits of production: what another customer notices of them. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../apps/gateway/src/clock.ts';
import { openDatabase } from '../../apps/gateway/src/db/engines/open.ts';
import { createTestTokens } from '../../apps/gateway/src/identity/test/test-tokens.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../postgres.ts';
import { addPerson, EMAIL } from './add-person.ts';
import { type KillableGateway, killableGateway } from './killable-gateway.ts';
import type { Watched } from './watched.ts';

const CALLS = 100;
const MEGABYTE = 1024 * 1024;
/** A call may take so many times as long as without the flood: on a busy machine all are slow. */
const SLOWER = 5;
const FAST_MS = 100;

let server: ThrowawayPostgres;
let gateway: KillableGateway;
let running: Watched;
const tokens: string[] = [];
beforeAll(async () => {
  server = await startThrowawayPostgres();
  const database = await openDatabase({ DATABASE_URL: server.url, PORTAL_DATA: '' });
  await addPerson(database.db);
  gateway = await killableGateway({ DATABASE_URL: server.url, TRUST_PROXY: '1' });
  running = await gateway.start();
  const { tokenFor } = createTestTokens({ config: gateway.config, db: database.db, clock: systemClock });
  for (let count = 0; count < 5 * CALLS; count += 1) tokens.push(await tokenFor(EMAIL, { jti: `${count}` }));
  await database.close();
});
afterAll(async () => {
  await gateway?.remove();
  await server?.stop();
});

/** Calls of a customer, each with a token whose signature is not known yet. @returns milliseconds, the shortest first */
async function callAsCustomer(): Promise<number[]> {
  const times: number[] = [];
  for (const token of tokens.splice(0, CALLS)) {
    const begun = performance.now();
    const reply = await fetch(`${gateway.config.publicOrigin}/api`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': '198.51.100.20',
      },
      body: JSON.stringify({ 'user:profileInfo': {} }),
    });
    const text = await reply.text();
    times.push(performance.now() - begun);
    expect(text).toContain('"data"');
    await wait(10);
  }
  return times.sort((a, b) => a - b);
}

/** Nineteen of twenty calls are faster. */
const slowest = (times: readonly number[]): number => times[Math.floor(times.length * 0.95)] ?? 0;

/** Of the gateway's process. */
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${running.child.pid}/status`, 'utf8'))?.[1]) * 1024;

/** Opens the log-in page. @returns its form, and the cookies of the browser */
async function openForm(): Promise<{ readonly form: string; readonly cookie: string }> {
  const { publicOrigin } = gateway.config;
  const query = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    redirect_uri: `${publicOrigin}/callback`,
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const reply = await fetch(`${publicOrigin}/oidc/auth?${query}`, { redirect: 'manual' });
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { form: `${reply.headers.get('location')}/sign-in`, cookie: cookie.join('; ') };
}

it('three hundred log-ins under way leave the calls of a customer as fast as before', async () => {
  const before = slowest(await callAsCustomer());
  const { form, cookie } = await openForm();
  const send = async (_: unknown, n: number): Promise<number> => {
    const reply = await fetch(`${gateway.config.publicOrigin}${form}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie,
        origin: gateway.config.publicOrigin,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `10.1.${n >> 8}.${n & 255}`,
      },
      body: new URLSearchParams({ email: `a${n}@example.com`, password: 'not the password' }),
    });
    await reply.text();
    return reply.status;
  };
  const logIns = Promise.all(Array.from({ length: 300 }, send));
  const during = slowest(await callAsCustomer());
  const statuses = await logIns;
  expect(during).toBeLessThan(Math.max(FAST_MS, SLOWER * before));
  // Those who cannot wait are told so; the others are looked at.
  expect([...new Set(statuses)].sort()).toEqual([400, 503]);
});

/** Sends the head of a form, or of a call, and a byte of its body now and then. */
function drip(n: number, path: string, length: number, headers: readonly string[]): Socket {
  const { hostname, port } = new URL(gateway.config.publicOrigin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}`,
    `x-forwarded-for: 10.2.${n >> 8}.${n & 255}`,
    `content-length: ${length}`,
    ...headers,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const timer = setInterval(() => socket.writable && socket.write('x'), 1_000);
  socket.resume().once('close', () => clearInterval(timer));
  return socket;
}

const untilClosed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => void (socket.closed ? resolve(null) : socket.once('close', resolve)));

it('two thousand connections that announce a megabyte each are closed at once, and cost no memory', async () => {
  const before = slowest(await callAsCustomer());
  const held = memory();
  const json = ['content-type: application/json'];
  const begun = performance.now();
  const sockets = Array.from({ length: 2_000 }, (_, n) => drip(n, '/api', MEGABYTE, json));
  const closed = Promise.all(sockets.map(untilClosed)).then(() => performance.now() - begun);
  const during = slowest(await callAsCustomer());
  expect(await closed).toBeLessThan(10_000);
  expect(during).toBeLessThan(Math.max(FAST_MS, SLOWER * before));
  expect(memory() - held).toBeLessThan(100 * MEGABYTE);
});

it('two thousand connections that announce a short body each and do not send it keep no customer out', async () => {
  const json = ['content-type: application/json'];
  const sockets = Array.from({ length: 2_200 }, (_, n) => drip(n, '/api', 16 * 1024, json));
  const closed = Promise.all(sockets.map(untilClosed));
  // The room of short bodies is full, and the first of them have waited for more than a second.
  await wait(2_000);
  await callAsCustomer();
  expect(sockets.filter((socket) => !socket.closed).length).toBeGreaterThan(1_500);
  await closed;
});

it('five hundred forms that come drop by drop are cut within fifteen seconds', async () => {
  const form = ['content-type: application/x-www-form-urlencoded', `origin: ${gateway.config.publicOrigin}`];
  const begun = performance.now();
  const sockets = [
    ...Array.from({ length: 250 }, (_, n) => drip(n, '/idp/forgot-password', 4_000, form)),
    ...Array.from({ length: 250 }, (_, n) => drip(n, '/oidc/token', 4_000, form)),
  ];
  const ends = sockets.map(async (socket) => {
    await untilClosed(socket);
    return performance.now() - begun;
  });
  const page = await fetch(`${gateway.config.publicOrigin}/idp/forgot-password`);
  expect(page.status).toBe(200);
  expect(Math.max(...(await Promise.all(ends)))).toBeLessThan(17_000);
});
