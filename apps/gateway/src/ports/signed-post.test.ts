import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedPost } from './signed-post.ts';

const CHUNK = 'x'.repeat(64 * 1024);
const MEBIBYTE = 1024 * 1024;

let server: Server;
let answer: () => Iterable<string>;
let written: number;
beforeEach(async () => {
  written = 0;
  server = createServer((_request, response) => {
    response.writeHead(202);
    pipeline(Readable.from(answer()), response).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

function* answerWithoutEnd() {
  for (; written < 64 * MEBIBYTE; written += CHUNK.length) yield CHUNK;
}

const post = () =>
  signedPost({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`,
    secret: 'what-the-order-is-signed-with',
    now: Date.parse('2026-03-14T02:20:00Z'),
    content: { order: 1 },
  });

it('hears what the party answers', async () => {
  answer = () => ['{"state":', '"open"}'];
  expect(await post()).toEqual({ status: 202, text: '{"state":"open"}' });
});

it('reads little of an answer without end, and still learns that the order was taken', async () => {
  answer = answerWithoutEnd;
  expect(await post()).toEqual({ status: 202, text: '' });
  expect(written).toBeLessThan(16 * MEBIBYTE);
});
