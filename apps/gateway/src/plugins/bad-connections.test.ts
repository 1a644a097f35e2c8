import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { textOfError } from '@portal/contract/errors';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { badConnections, oddRequests } from './bad-connections.ts';
import { failures } from './failures.ts';
import { headersWithoutHooks, securityHeaders } from './security-headers.ts';

const config = { issuer: 'http://a', publicOrigin: 'https://a', CHAT_URL: undefined };
const headers = headersWithoutHooks(config);
const app = Fastify(badConnections(headers, { headersWithinMs: 300, standstillMs: 600 }));
const LARGE = 32 * 1024 * 1024;
/** Of the large replies: whether all of it was taken. */
const endings: boolean[] = [];
let port = 0;
let served = 0;
beforeAll(async () => {
  await app.register(failures);
  await app.register(securityHeaders, { config });
  await app.register(oddRequests, { headers });
  app.get('/', async () => {
    served += 1;
    return 'here';
  });
  app.get('/large', async (_request, reply) => {
    reply.raw.once('close', () => endings.push(reply.raw.writableFinished));
    return Buffer.alloc(LARGE);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** All that comes back until the connection ends. */
async function say(send: (write: (text: string) => void) => void): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  send((part) => socket.writable && socket.write(part));
  await once(socket, 'close');
  return text;
}

const readReply = (text: string) => {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { head, error: JSON.parse(body).error };
};

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a length that is no number', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n', 400],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['headers of 20,000 characters', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s gets a refusal with its headers', async (_, request, status) => {
  const { head, error } = readReply(await say((write) => write(request)));
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const [name, value] of Object.entries(headers)) expect(head).toContain(`${name}: ${value}`);
  expect(head).toContain('cache-control: private, no-store');
  expect(error).toEqual({ code: 'SK_BODY_1001', message: textOfError('SK_BODY_1001') });
});

test.each([
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'SK_BODY_1001'],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'SK_BODY_1001'],
  [
    'an expectation',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    400,
    'SK_BODY_1001',
  ],
  ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'SK_OPERATION_1001'],
] as const)('%s gets a refusal with its headers', async (_, request, status, code) => {
  const { head, error } = readReply(await say((write) => write(request)));
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const name of Object.keys(headers)) expect(head.toLowerCase()).toContain(`${name}: `);
  expect(head).toContain('cache-control: private, no-store');
  expect(error).toEqual({ code, message: textOfError(code) });
});

test('a refusal that no hook sees has every header of security that other refusals have', async () => {
  const { headers: usual } = await app.inject('/nowhere');
  const own = { ...usual, 'content-security-policy': headers['content-security-policy'] };
  expect(own).toMatchObject(headers);
  const others = ['connection', 'content-length', 'content-type', 'cache-control', 'date'];
  expect(Object.keys(usual).filter((name) => !others.includes(name) && !(name in headers))).toEqual([]);
});

test.each([
  ['HTTP/1.0 without a Host', 'GET / HTTP/1.0\r\n\r\n'],
  [
    'a body that is announced',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n',
  ],
])('%s is answered', async (_, request) => {
  expect(await say((write) => write(request))).toMatch(/HTTP\/1.1 200 OK.*here$/s);
});

test.each([150, 300, 1_100])(
  '%i other header lines before a Transfer-Encoding do not hide it: many are refused, and the body is no request',
  async (lines) => {
    const inner = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    const head = `POST /nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${'X: 1\r\n'.repeat(lines)}`;
    const body = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
    served = 0;
    const text = await say((write) => write(`${head}Transfer-Encoding: chunked\r\n\r\n${body}`));
    const { head: reply, error } = readReply(text);
    // Newer versions of Node refuse more than a thousand by themselves, older ones drop the rest in silence.
    expect(reply).toMatch(lines > 200 ? /^HTTP\/1.1 (400|431) / : /^HTTP\/1.1 404 /);
    if (lines > 200) expect(error).toEqual({ code: 'SK_BODY_1001', message: textOfError('SK_BODY_1001') });
    expect([served, text.match(/HTTP\/1\.1 /g)?.length]).toEqual([0, 1]);
  },
);

test('a connection is cut that sends hundreds of requests without waiting for replies, and one that sends a few is not', async () => {
  const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const send = (count: number) =>
    say((write) => write(`${get.repeat(count - 1)}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`));
  expect((await send(16)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(16);
  served = 0;
  await send(2_000);
  expect(served).toBeLessThan(100);
});

test('headers that arrive drop by drop are cut', async () => {
  const began = performance.now();
  const text = await say((write) => {
    write('GET / HTTP/1.1\r\nHost: a\r\n');
    const timer = setInterval(() => write('X-Drop: 1\r\n'), 20);
    setTimeout(() => clearInterval(timer), 2_000).unref();
  });
  expect(performance.now() - began).toBeLessThan(1_500);
  const { head, error } = readReply(text);
  expect(head).toMatch(/^HTTP\/1.1 408 /);
  expect(error.code).toBe('SK_TIMEOUT_1001');
});

test('a reply that its reader does not take is cut, and one that is taken slowly is not', async () => {
  const read = (pauseMs: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', () => {
      socket.pause();
      setTimeout(() => socket.resume(), pauseMs).unref();
    });
    socket.on('error', () => undefined);
    socket.write('GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    return socket;
  };
  await once(read(2), 'close');
  expect(endings).toEqual([true]);
  const untaken = read(60_000);
  await vi.waitFor(() => expect(endings).toEqual([true, false]), { timeout: 5_000 });
  untaken.destroy();
});
