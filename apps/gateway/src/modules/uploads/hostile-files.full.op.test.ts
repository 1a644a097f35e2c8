/** Files that burn all the time of their check, from people who send the next one as soon as they are refused. */
import { restPaths } from '@portal/contract/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { defaultDeadlines } from '../../wire/deadline.ts';
import { multipart, multipartType } from '../linking/test/manual-calls.ts';
import { checkedContent, usualCheckLimits } from './check/check-file.ts';
import { tanglingPdf } from './test/pdfs.ts';
import { jpeg } from './test/pictures.ts';

let world: TestWorld;
beforeAll(async () => {
  // Patience with a busy machine: here it is the order that counts.
  world = await openTestWorld({ deadlines: { ...defaultDeadlines, writeMilliseconds: 60_000 } });
});
afterAll(() => world.close());

test('a photo is taken before the first of the files is refused that three people send, two at once and again and again', async () => {
  const file = { name: 'form.pdf', type: 'application/pdf', bytes: tanglingPdf() } as const;
  const end = new AbortController();
  let refused = 0;
  const sendOn = async (owner: number) => {
    const sender = { owner, isOver: end.signal };
    for (; ; refused += 1) if (await checkedContent(file, usualCheckLimits, sender)) throw new Error('taken');
  };
  const hostile = [-1, -1, -2, -2, -3, -3].map(sendOn);
  const ended = Promise.allSettled(hostile);
  const reply = await world.app.inject({
    method: 'POST',
    url: restPaths.readingPhoto,
    headers: {
      authorization: `Bearer ${await world.tokenFor('meilin@example.com')}`,
      'content-type': multipartType,
    },
    payload: multipart(
      { accountNo: '8934521670', deviceNo: 'W20418837' },
      { name: 'meter.jpg', bytes: jpeg() },
    ),
  });
  expect([reply.statusCode, refused]).toEqual([200, 0]);
  end.abort();
  await ended;
});
