import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyTime } from './body-time.ts';

const USUAL_MS = 600;
const LONGER_MS = 750;
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(bodyTime, { usualMs: USUAL_MS });
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().once('end', () => done(null));
  });
  const answer = async () => {
    await wait(LONGER_MS);
    return { ok: true };
  };
  app.post('/', answer);
  app.post('/file', { config: { takesFile: true } }, answer);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends a body in two halves. @returns the bytes received before the connection ends */
async function post(path: string, type: string, pauseMs: number): Promise<string> {
  const address = app.server.address();
  const socket = connect({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
  let answer = '';
  socket.on('data', (part) => {
    answer += part.toString('latin1');
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 2\r\n\r\n{`,
  );
  await wait(pauseMs);
  if (socket.writable) socket.write('}');
  await closed;
  return answer;
}

test.each([
  ['/', 'application/json'],
  ['/', 'multipart/form-data; boundary=x'],
  ['/nowhere', 'multipart/form-data; boundary=x'],
])('a connection to %s is closed when its body of %s stops half way', async (path, type) => {
  expect(await post(path, type, LONGER_MS)).not.toContain('"ok":true');
});

test('the limit covers neither the work on a complete body nor a route that takes a file', async () => {
  expect(await post('/', 'application/json', 0)).toContain('"ok":true');
  expect(await post('/file', 'multipart/form-data; boundary=x', LONGER_MS)).toContain('"ok":true');
});
