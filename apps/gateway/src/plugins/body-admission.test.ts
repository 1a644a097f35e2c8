import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { fixedClock } from '@portal/domain/clock';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenVerdict } from '../identity/identity.ts';
import { defaultDeadlines } from '../wire/deadline.ts';
import { createLimits } from '../wire/limits/limits.ts';
import { bodyAdmission } from './body-admission.ts';
import { SHORT_BODY } from './body-time.ts';
import { failures } from './failures.ts';

const MEGABYTE = 1024 * 1024;
const ADDRESS = '203.0.113.1';

let app: FastifyInstance;
let port: number;
let admitted: number;
/** Resolves when the token of a request is known. */
let checked: Promise<void>;
const sockets: Socket[] = [];
beforeEach(async () => {
  app = Fastify({ trustProxy: true, forceCloseConnections: true });
  const person = { issuer: 'embedded', email: null, emailVerified: true, name: null, sessionKey: 's' };
  checked = Promise.resolve();
  const verifyAccess = async (token: string): Promise<TokenVerdict> => {
    await checked;
    if (!token.startsWith('of-')) return { ok: false, code: 'SK_SEC_1000' };
    const subject = { subject: token, staff: false, paymentsStaff: false, expiresAt: 0 };
    return { ok: true, token: { ...person, ...subject } };
  };
  const sizes = { capacity: 2, refillPerSecond: 0 };
  await app.register(failures);
  await app.register(bodyAdmission, {
    check: { verifyAccess, verifyId: verifyAccess },
    deadlines: defaultDeadlines,
    limits: createLimits(fixedClock('2026-11-20T07:00:00Z'), {
      subject: sizes,
      address: sizes,
      atOnce: 32,
    }),
  });
  admitted = 0;
  app.addHook('onRequest', async () => {
    admitted += 1;
  });
  const answer = async () => ({ ok: true });
  app.post('/api', { bodyLimit: MEGABYTE }, answer);
  app.post('/short', { bodyLimit: SHORT_BODY }, answer);
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().once('end', () => done(null));
  });
  app.post('/file', { config: { takesFile: true } }, answer);
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

interface Sent {
  readonly path?: string;
  /** Bytes that are announced; undefined: they come in pieces without a length. */
  readonly length: number | undefined;
  readonly address?: string;
  readonly token?: string;
  readonly body?: string;
  readonly type?: string;
}

/** Sends the head of a request, and no more of its body than is given. */
function begin({
  path = '/api',
  length,
  address = ADDRESS,
  token,
  body = '',
  type = 'application/json',
}: Sent) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (part) => {
    text += part.toString('latin1');
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: a',
    `x-forwarded-for: ${address}`,
    `content-type: ${type}`,
    length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return {
    socket,
    /** Status and body, once the gateway has closed the connection. */
    async refusal(): Promise<{ status: number; code: string; head: string }> {
      await closed;
      const [answered = '', json = '{}'] = text.split('\r\n\r\n');
      return { status: Number(answered.split(' ')[1]), code: JSON.parse(json).error?.code, head: answered };
    },
    answer: async (): Promise<string> => {
      await vi.waitFor(() => expect(text).toContain('"ok":true'), 5_000);
      return text;
    },
  };
}

const short: Sent = { length: 2, body: '{}' };
/** Begins so many bodies, of which the last byte does not come. */
async function hold(count: number, sent: Sent): Promise<Socket[]> {
  const before = admitted;
  const held = Array.from({ length: count }, () => begin({ ...sent, body: '{' }).socket);
  await vi.waitFor(() => expect(admitted).toBe(before + count), 10_000);
  return held;
}

test('a long body without a token is refused before any of it has come, and the connection is closed', async () => {
  expect(await begin({ length: SHORT_BODY + 1 }).refusal()).toMatchObject({
    status: 413,
    code: 'SK_BODY_1001',
  });
  expect(await begin({ length: MEGABYTE }).refusal()).toMatchObject({ status: 413 });
  const body = JSON.stringify('x'.repeat(SHORT_BODY - 2));
  await begin({ length: body.length, body }).answer();
});

test('a long body with a token that is not good is refused, and uses up the budget of its address', async () => {
  const answers = [];
  for (let n = 0; n < 3; n += 1) answers.push(await begin({ length: 100_000, token: 'forged' }).refusal());
  expect(answers.map(({ code }) => code)).toEqual(['SK_SEC_1000', 'SK_SEC_1000', 'SK_LIMIT_1001']);
});

test('a long body of a person who is signed in is read', async () => {
  const body = JSON.stringify('x'.repeat(200_000));
  await begin({ length: body.length, body, token: 'of-meilin' }).answer();
});

test('a body without a length counts as the longest that its route takes', async () => {
  const body = '2\r\n{}\r\n0\r\n\r\n';
  expect(await begin({ length: undefined, body }).refusal()).toMatchObject({ status: 413 });
  await begin({ length: undefined, body, token: 'of-meilin' }).answer();
  await begin({ path: '/short', length: undefined, body }).answer();
});

test('more bodies at once from one address are told to come again, and its neighbours are served', async () => {
  const held = await hold(256, { length: 2 });
  const refused = await begin(short).refusal();
  expect([refused.status, refused.code]).toEqual([503, 'SK_BUSY_1001']);
  expect(refused.head).toContain('retry-after: 1');
  await begin({ ...short, address: '198.51.100.20' }).answer();
  for (const socket of held) socket.write('}');
  await vi.waitFor(() => begin(short).answer(), 10_000);
});

/**
 * Fills the room of short bodies from eight addresses.
 * @param spared places of short bodies that are left
 * @returns their connections, the oldest first
 */
async function flood(spared = 0): Promise<Socket[]> {
  const sockets = [];
  for (let n = 0; n < 8; n += 1)
    sockets.push(
      ...(await hold(n < 7 ? 256 : 256 - spared, { length: SHORT_BODY, address: `203.0.113.${n}` })),
    );
  return sockets;
}

/** Lets so much time pass by the clock of the admission. */
function passTime(milliseconds: number): void {
  const at = performance.now() + milliseconds;
  vi.spyOn(performance, 'now').mockReturnValue(at);
}

test('a flood of bodies that are announced and do not come keeps no customer from asking for longer than a second', async () => {
  passTime(0);
  const held = await flood();
  const customer = { ...short, address: '198.51.100.20' };
  expect(await begin(customer).refusal()).toMatchObject({ status: 503, code: 'SK_BUSY_1001' });
  passTime(1_001);
  await begin(customer).answer();
  const file = { path: '/file', type: 'multipart/form-data; boundary=x', address: '198.51.100.20' };
  await begin({ ...file, length: 100_000, body: 'x'.repeat(100_000) }).answer();
  // The call closed one and left its room again. The file takes the room of four.
  await vi.waitFor(() => expect(held.filter(({ destroyed }) => destroyed)).toHaveLength(4), 10_000);
  expect(held.slice(0, 4).every(({ destroyed }) => destroyed)).toBe(true);
});

test('a body that takes its time is read to its end while there is room', async () => {
  passTime(0);
  const slow = begin({ length: 2, body: '{' });
  await vi.waitFor(() => expect(admitted).toBe(1), 10_000);
  passTime(10_000);
  await begin({ ...short, address: '198.51.100.20' }).answer();
  slow.socket.write('}');
  await slow.answer();
});

test('a file that has come for a while is read to its end during a flood', async () => {
  passTime(0);
  const file = { path: '/file', type: 'multipart/form-data; boundary=x', address: '198.51.100.21' };
  const sent = begin({ ...file, length: 100_000 });
  await vi.waitFor(() => expect(admitted).toBe(1), 10_000);
  passTime(10_000);
  await flood(4);
  expect(await begin({ ...short, address: '198.51.100.20' }).refusal()).toMatchObject({ status: 503 });
  sent.socket.write('x'.repeat(100_000));
  await sent.answer();
});

test('long bodies of one person, of one address and of all have so many megabytes together', async () => {
  const megabyte = { length: MEGABYTE };
  await hold(8, { ...megabyte, token: 'of-meilin', address: '203.0.113.7' });
  expect(await begin({ ...megabyte, token: 'of-meilin' }).refusal()).toMatchObject({ code: 'SK_BUSY_1001' });
  await hold(8, { ...megabyte, token: 'of-bernard', address: '203.0.113.7' });
  const neighbour = { ...megabyte, token: 'of-kumar', address: '203.0.113.7' };
  expect(await begin(neighbour).refusal()).toMatchObject({ code: 'SK_BUSY_1001' });
  for (const n of [1, 2, 3, 4, 5, 6])
    await hold(8, { ...megabyte, token: `of-${n}`, address: `203.0.113.${10 + n}` });
  const last = { ...megabyte, token: 'of-siti', address: '203.0.113.30' };
  expect(await begin(last).refusal()).toMatchObject({ code: 'SK_BUSY_1001' });
  await begin({ ...short, address: '203.0.113.30' }).answer();
});

test('a file may be long without a token: its reader asks who sends it', async () => {
  const file = { path: '/file', type: 'multipart/form-data; boundary=x' };
  await begin({ ...file, length: 100_000, body: 'x'.repeat(100_000) }).answer();
});

test('a place is free again when its sender leaves', async () => {
  const held = await hold(256, { length: 2 });
  expect(await begin(short).refusal()).toMatchObject({ code: 'SK_BUSY_1001' });
  for (const socket of held) socket.destroy();
  await vi.waitFor(() => begin(short).answer(), 10_000);
});

test('a sender who leaves while the token is looked at leaves no place taken', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  checked = promise;
  const megabyte = { length: MEGABYTE, token: 'of-meilin' };
  const left = Array.from({ length: 8 }, () => begin(megabyte).socket);
  const connections = () => new Promise((done) => app.server.getConnections((_, count) => done(count)));
  await vi.waitFor(async () => expect(await connections()).toBe(8), 10_000);
  for (const socket of left) socket.destroy();
  await vi.waitFor(async () => expect(await connections()).toBe(0), 10_000);
  resolve();
  await vi.waitFor(() => expect(admitted).toBe(8));
  await hold(8, megabyte);
});
