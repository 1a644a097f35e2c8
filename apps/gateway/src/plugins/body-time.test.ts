import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyTime, SHORT_BODY } from './body-time.ts';

const SHORT_MS = 400;
const USUAL_MS = 1_000;
const LONGER_MS = 1_300;
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(bodyTime, { shortMs: SHORT_MS, usualMs: USUAL_MS });
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().once('end', () => done(null));
  });
  const answer = async () => {
    await wait(LONGER_MS);
    return { ok: true };
  };
  app.post('/', answer);
  // Answered before its body has come, as a refusal is.
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(429).send({ ok: false }) }, answer);
  app.post('/file', { config: { takesFile: true } }, answer);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends a byte of a body now and then. @returns the bytes received before the connection ends */
async function drip(path: string): Promise<string> {
  const address = app.server.address();
  const socket = connect({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
  let text = '';
  socket.on('data', (part) => {
    text += part.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n`,
  );
  const timer = setInterval(() => socket.writable && socket.write('x'), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return text;
}

/** Sends a body in two parts. @returns the bytes received before the connection ends */
async function post(path: string, type: string, pauseMs: number, body = '{}'): Promise<string> {
  const address = app.server.address();
  const socket = connect({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
  let answer = '';
  socket.on('data', (part) => {
    answer += part.toString('latin1');
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 1)}`,
  );
  await wait(pauseMs);
  if (socket.writable) socket.write(body.slice(1));
  await closed;
  return answer;
}

// They wait, and need no processor meanwhile.
test.concurrent.each([
  ['/', 'application/json'],
  ['/', 'multipart/form-data; boundary=x'],
  ['/nowhere', 'multipart/form-data; boundary=x'],
])('a connection to %s is closed when its body of %s stops half way', async (path, type) => {
  expect(await post(path, type, LONGER_MS)).not.toContain('"ok":true');
});

test.concurrent('a connection is closed whose body drips on after the answer', async () => {
  const began = performance.now();
  const text = await drip('/refused');
  expect(text).toContain('429 Too Many Requests');
  expect(performance.now() - began).toBeLessThan(USUAL_MS + LONGER_MS);
});

test.concurrent('a form may not take as long as a list that is as long as a picture', async () => {
  const pauseMs = (SHORT_MS + USUAL_MS) / 2;
  const long = JSON.stringify({ list: 'x'.repeat(SHORT_BODY) });
  expect(await post('/', 'application/json', pauseMs)).not.toContain('"ok":true');
  expect(await post('/', 'application/json', pauseMs, long)).toContain('"ok":true');
});

test.concurrent('the limit covers neither the work on a complete body nor a route that takes a file', async () => {
  const answers = await Promise.all([
    post('/', 'application/json', 0),
    post('/file', 'multipart/form-data; boundary=x', LONGER_MS),
  ]);
  for (const answer of answers) expect(answer).toContain('"ok":true');
});
