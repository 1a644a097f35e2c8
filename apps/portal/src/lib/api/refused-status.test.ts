import { afterEach, describe, expect, it, vi } from 'vitest';
import { download } from './download.ts';
import { readEventStream } from './event-stream.ts';
import { getPrivate } from './get-private.ts';
import { postForFile } from './post-for-file.ts';
import { postPrivate, readPrivateAnswer } from './post-private.ts';
import { postRest } from './post-rest.ts';

const helpers: readonly [name: string, type: string, ask: () => Promise<unknown>][] = [
  ['postRest', 'application/json', () => postRest('/x', {})],
  ['getPrivate', 'application/json', () => getPrivate('/x')],
  ['postPrivate', 'application/json', () => postPrivate('/x', {}, 'key')],
  ['upload, by its reader', 'application/json', async () => readPrivateAnswer(500, '{"status":"Success"}')],
  ['postForFile', 'application/pdf', () => postForFile('/x', {}, 'application/pdf')],
  ['download', 'application/pdf', () => download('/x', 'x.pdf')],
  [
    'readEventStream',
    'text/event-stream',
    () =>
      readEventStream('/x', () => expect.unreachable('an event of a refused stream'), AbortSignal.any([])),
  ],
];

afterEach(() => vi.restoreAllMocks());

describe.each(helpers)('%s', (_name, type, ask) => {
  it.each([400, 404, 500, 503])('takes no body for success under status %i', async (status) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response('{"status":"Success"}', { status, headers: { 'content-type': type } }),
    );
    await expect(ask()).rejects.toMatchObject({ code: 'other' });
  });
});
