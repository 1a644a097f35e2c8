import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { filePart, multipart, xHeaders } from './test/bodies.ts';
import { padded, pdf } from './test/pdfs.ts';
import { openUploadDesk, type UploadDesk } from './test/upload-desk.ts';
import { usualPace } from './upload-pace.ts';

let desk: UploadDesk;
beforeAll(async () => {
  desk = await openUploadDesk();
});
afterAll(() => desk.close());
afterEach(async () => {
  desk.wishes.pace = undefined;
  await desk.empty();
});

describe('a body that comes slowly', () => {
  const begun = () => {
    const head = `POST /upload HTTP/1.1\r\nhost: a\r\ncontent-type: ${xHeaders['content-type']}\r\ncontent-length: 100000\r\n\r\n`;
    return desk.begin(head + multipart(filePart('a.pdf', '%PDF-1.7\n'), false));
  };

  test('a body that stops is not waited for', async () => {
    desk.wishes.pace = { silentMs: 100, everyMs: 60_000, atLeastBytes: 1, wholeMs: 60_000 };
    const { answered } = await begun();
    expect(await answered).toContain('SK_TIMEOUT_1001');
    expect(await desk.stored()).toBe(0);
  });

  test('a byte now and then, is not waited for either', async () => {
    desk.wishes.pace = { silentMs: 60_000, everyMs: 200, atLeastBytes: 1_000, wholeMs: 60_000 };
    const { socket, answered } = await begun();
    const drip = setInterval(() => socket.writable && socket.write(' '), 20);
    const answer = await answered;
    clearInterval(drip);
    expect(answer).toContain('SK_TIMEOUT_1001');
    expect(await desk.stored()).toBe(0);
  });

  test('four megabytes at the speed of a weak network are accepted', async () => {
    // Looked at once while it comes; what the usual pace takes is tested by its own clock.
    desk.wishes.pace = { ...usualPace, silentMs: 4_000, everyMs: 2_000 };
    const bytes = padded(pdf(), 3_900_000).toString('latin1');
    const body = Buffer.from(multipart(filePart('a.pdf', bytes)), 'latin1');
    const { socket, answered } = await desk.begin(
      `POST /upload HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${xHeaders['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    for (let sent = 0; sent < body.length; sent += 200_000) {
      socket.write(body.subarray(sent, sent + 200_000));
      await wait(110);
    }
    expect(await answered).toContain('"pages":1');
  });

  test('an aborted upload leaves nothing stored, and the next one is accepted', async () => {
    for (let times = 0; times < 20; times += 1) {
      const { socket } = await begun();
      socket.destroy();
    }
    await vi.waitFor(async () => expect((await desk.send(pdf(), 'a.pdf')).status).toBe(200), 10_000);
    expect(await desk.stored()).toBe(1);
  });
});

const pictureHead = (headers: string) =>
  `POST /upload HTTP/1.1\r\nhost: a\r\n${headers}content-type: ${xHeaders['content-type']}\r\ncontent-length: 3900000\r\n\r\n--x`;

describe('many uploads at once', () => {
  test.each([
    ['of one person: two', 2, (_n: number) => 'x-person: drip\r\n', 'x-person: drip\r\n'],
    [
      'one address has four uploads at once',
      4,
      (n: number) => `x-forwarded-for: 192.0.2.7\r\nx-person: p${n}\r\n`,
      'x-forwarded-for: 192.0.2.7\r\nx-person: other\r\n',
    ],
    [
      'all addresses together have sixteen uploads at once',
      16,
      (n: number) => `x-forwarded-for: 192.0.2.${n}\r\nx-person: p${n}\r\n`,
      'x-forwarded-for: 198.51.100.1\r\nx-person: other\r\n',
    ],
  ])('%s, and then no more until one is done', async (_what, most, headersOf, another) => {
    const begun = [];
    for (let n = 0; n < most; n += 1) begun.push(await desk.begin(pictureHead(headersOf(n))));
    const refused = await desk.begin(pictureHead(another));
    expect(await refused.answered).toContain('SK_BUSY_1001');
    if (most < 16) expect((await desk.send(pdf(), 'a.pdf')).status).toBe(200);
    for (const { socket } of begun) socket.destroy();
    await Promise.all(begun.map(({ answered }) => answered));
    desk.wishes.pace = { silentMs: 50, everyMs: 60_000, atLeastBytes: 1, wholeMs: 60_000 };
    await vi.waitFor(async () => {
      const free = await desk.begin(pictureHead(another));
      expect(await free.answered).toContain('SK_TIMEOUT_1001');
    }, 10_000);
  });

  test('eight people who send two at once leave places to others', async () => {
    const begun = [];
    for (let n = 0; n < 16; n += 1)
      begun.push(await desk.begin(pictureHead(`x-forwarded-for: 192.0.2.${n}\r\nx-person: p${n % 8}\r\n`)));
    expect((await desk.send(pdf(), 'a.pdf')).status).toBe(200);
    for (const { socket } of begun) socket.destroy();
    await Promise.all(begun.map(({ answered }) => answered));
  });

  test('a sender who has none gets the place of the slowest after half a minute, and of nobody sooner', async () => {
    const begun = [];
    for (let n = 0; n < 16; n += 1)
      begun.push(await desk.begin(pictureHead(`x-forwarded-for: 192.0.2.${n}\r\nx-person: p${n}\r\n`)));
    expect((await desk.send(pdf(), 'a.pdf')).body.error?.code).toBe('SK_BUSY_1001');
    const { now } = performance;
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 30_000);
    expect((await desk.send(pdf(), 'a.pdf')).status).toBe(200);
    later.mockRestore();
    expect(await begun[0]?.answered).toContain('SK_BUSY_1001');
    expect((await desk.send(pdf(), 'a.pdf')).status).toBe(200);
    for (const { socket } of begun) socket.destroy();
    await Promise.all(begun.map(({ answered }) => answered));
  });

  test('a body of another kind is refused at once and holds no place', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/png'])
      for (let times = 0; times < 5; times += 1) {
        const answer = await desk.post(Buffer.from('{}'), { 'content-type': type, 'x-person': 'drip' });
        expect([answer.status, answer.body.error?.code]).toEqual([415, 'SK_BODY_1001']);
      }
    const none = await desk.begin(
      'POST /upload HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
    );
    expect(await none.answered).toContain('SK_BODY_1001');
  });

  test('the connection of an upload refused unread is closed', async () => {
    const { answered } = await desk.begin(
      'POST /upload HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 1000\r\n\r\nx',
    );
    expect(await answered).toContain('SK_BODY_1001');
  });
});
