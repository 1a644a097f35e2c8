/** How long a call with a file may last, through the whole gateway. */
import { Readable } from 'node:stream';
import { restPaths } from '@portal/contract/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MalwareScanner } from '../../ports/malware-scan/port.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { multipart, multipartType } from '../linking/test/manual-calls.ts';
import { jpeg } from './test/pictures.ts';

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await world.close();
});

const silent: MalwareScanner = { scan: () => new Promise(() => {}) };

const body = multipart(
  { accountNo: '8934521670', deviceNo: 'W20418837' },
  { name: 'meter.jpg', bytes: jpeg() },
);

/** A body whose last byte comes so many seconds after the first, by the clock of the deadline. */
async function* takesSeconds(seconds: number): AsyncGenerator<Buffer> {
  yield body.subarray(0, -1);
  const { now } = performance;
  const atLast = now.call(performance) + seconds * 1_000;
  const began = now.call(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => atLast + now.call(performance) - began);
  yield body.subarray(-1);
}

async function sendPhoto(seconds: number) {
  const reply = await world.app.inject({
    method: 'POST',
    url: restPaths.readingPhoto,
    headers: {
      authorization: `Bearer ${await world.tokenFor('meilin@example.com')}`,
      'content-type': multipartType,
    },
    payload: Readable.from(takesSeconds(seconds)),
  });
  return reply.json<{ photoAt?: string; error?: { code: string } }>();
}

test.each([15, 21, 120])('a photo that comes at pace for %i seconds is kept', async (seconds) => {
  expect(await sendPhoto(seconds)).toHaveProperty('photoAt');
});

test('a photo that is not scanned within the time of a write is given up, however soon it came', async () => {
  await world.close();
  const deadlines = { readMilliseconds: 10_000, writeMilliseconds: 300 };
  world = await openTestWorld({ scanner: silent, deadlines });
  expect((await sendPhoto(0)).error?.code).toBe('SK_TIMEOUT_1001');
});
