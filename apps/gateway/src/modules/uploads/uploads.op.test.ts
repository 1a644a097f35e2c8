import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type MalwareScanner, ScanFailed } from '../../ports/malware-scan/port.ts';
import { filePart, multipart, xHeaders } from './test/bodies.ts';
import { packed, padded, pdf } from './test/pdfs.ts';
import { claimedPng, jpeg, png } from './test/pictures.ts';
import { CUSTOMER, openUploadDesk, type UploadDesk } from './test/upload-desk.ts';

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const findsEicar: MalwareScanner = {
  scan: async (bytes) => (Buffer.from(bytes).includes(EICAR) ? 'infected' : 'clean'),
};
const fails = (failure: ScanFailed['failure']): MalwareScanner => ({
  scan: () => Promise.reject(new ScanFailed(failure)),
});

let desk: UploadDesk;
beforeAll(async () => {
  desk = await openUploadDesk();
});
afterAll(() => desk.close());
afterEach(async () => {
  desk.wishes.scanner = findsEicar;
  desk.wishes.pace = undefined;
  await desk.empty();
});

const MOST = 4_000_000;

describe('a file that is taken', () => {
  test('weighs exactly four million bytes, is found by its owner only, and is handed out as it came', async () => {
    const bytes = padded(pdf({ pages: 2 }), MOST);
    expect(bytes.length).toBe(MOST);
    const { status, body } = await desk.send(bytes, 'link-form-signed.pdf');
    expect([status, body.name, body.pages]).toEqual([200, 'link-form-signed.pdf', 2]);
    const fileId = body.fileId ?? '';
    expect(fileId).toMatch(/^[\w-]{32}$/);
    const stored = await desk.files.get({ customerId: CUSTOMER, fileId });
    expect(stored).toMatchObject({ name: 'link-form-signed.pdf', type: 'application/pdf', pages: 2 });
    expect(Buffer.from(stored?.bytes ?? []).equals(bytes)).toBe(true);
    expect(await desk.files.get({ customerId: CUSTOMER + 1, fileId })).toBeNull();
  });

  test('may be a picture, and come with a few fields', async () => {
    const form = new FormData();
    form.append('params', JSON.stringify({ uen: '201900042H' }));
    form.append('source', 'M');
    form.append('file', new File([new Uint8Array(jpeg())], 'Photo 1.JPEG'));
    const { status, body } = await desk.post(form);
    expect([status, body.name, body.fields]).toEqual([
      200,
      'Photo 1.JPEG',
      { params: '{"uen":"201900042H"}', source: 'M' },
    ]);
  });

  test('may have parameters that some clients send as a part of their own type', async () => {
    const form = new FormData();
    form.append('params', new Blob(['{"a":1}'], { type: 'application/json' }));
    form.append('file', new File([new Uint8Array(png())], 'a.png'));
    expect((await desk.post(form)).body.fields).toEqual({ params: '{"a":1}' });
  });

  test('is scanned as it came and as it is kept', async () => {
    const seen: number[] = [];
    desk.wishes.scanner = {
      async scan(bytes) {
        seen.push(bytes.length);
        return 'clean';
      },
    };
    const received = Buffer.concat([png(), Buffer.alloc(1_000)]);
    await desk.send(received, 'a.png');
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBe(received.length);
    expect(seen[1]).toBeLessThan(received.length);
  });
});

const withEicar = pdf({ content: { dictionary: '', data: Buffer.from(EICAR) } });

interface Bomb {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly code: string;
}
const bombs: Record<string, Bomb> = {
  'one byte more than four million': { name: 'a.pdf', bytes: padded(pdf(), MOST + 1), code: 'SK_FILE_1002' },
  'seven million bytes': { name: 'a.pdf', bytes: padded(pdf(), 7_000_000), code: 'SK_FILE_1002' },
  nothing: { name: 'a.pdf', bytes: Buffer.alloc(0), code: 'SK_FILE_1004' },
  'a picture of 50,000 by 50,000': { name: 'a.png', bytes: claimedPng(50_000, 50_000), code: 'SK_FILE_1003' },
  'streams packed in streams': {
    name: 'a.pdf',
    bytes: pdf({ content: { dictionary: '/Filter [/FlateDecode /FlateDecode]', data: packed(3e8, 2) } }),
    code: 'SK_FILE_1003',
  },
  'a stream of very many zeros': {
    name: 'a.pdf',
    bytes: pdf({ content: { dictionary: '/Filter /FlateDecode', data: packed(3e8, 1) } }),
    code: 'SK_FILE_1003',
  },
  'a document that is a page too': {
    name: 'a.pdf',
    bytes: Buffer.concat([Buffer.from('%PDF-1.7 <!DOCTYPE html><script>alert(1)</script>\n'), pdf()]),
    code: 'SK_FILE_1003',
  },
  'a picture that is a document': { name: 'a.png', bytes: pdf(), code: 'SK_FILE_1001' },
  'a document behind a picture': {
    name: 'a.pdf',
    bytes: Buffer.concat([png(), pdf()]),
    code: 'SK_FILE_1001',
  },
  'a page called a document': {
    name: 'a.pdf',
    bytes: Buffer.from('<!doctype html><h1>Hello</h1>'),
    code: 'SK_FILE_1001',
  },
  'a document with two endings': { name: 'form.pdf.exe', bytes: pdf(), code: 'SK_FILE_1001' },
  'a program with two endings': { name: 'form.exe.pdf', bytes: pdf(), code: 'SK_FILE_1001' },
  'an ending behind NUL': { name: 'form.exe\0.pdf', bytes: pdf(), code: 'SK_FILE_1001' },
  'an ending written backwards': { name: 'form\u202efdp.exe', bytes: pdf(), code: 'SK_FILE_1001' },
  'no ending': { name: 'form', bytes: pdf(), code: 'SK_FILE_1001' },
  'what scanners are tested with': { name: 'a.pdf', bytes: withEicar, code: 'SK_FILE_1003' },
  'half a document': { name: 'a.pdf', bytes: pdf().subarray(0, 250), code: 'SK_FILE_1003' },
};

describe('a file that is refused leaves nothing behind', () => {
  test.each(Object.entries(bombs))('%s', async (_what, { name, bytes, code }) => {
    const { body } = await desk.send(bytes, name);
    expect(body.error?.code).toBe(code);
    expect(await desk.stored()).toBe(0);
  });

  test('a refused file takes no memory that grows with its size', async () => {
    await desk.send(pdf(), 'a.pdf');
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 5);
    for (const { name, bytes } of Object.values(bombs)) await desk.send(bytes, name);
    clearInterval(watch);
    expect(most).toBeLessThan(64 * 1024 * 1024);
  });

  test.each(['none', 'unreachable', 'slow', 'garbled'] as const)(
    'a file without a verdict (%s) leaves nothing: its log has the reason and no name',
    async (failure) => {
      desk.wishes.scanner = fails(failure);
      desk.logged.length = 0;
      const { body } = await desk.send(pdf(), 'Tan Mei Lin.pdf');
      expect(body.error?.code).toBe('SK_FILE_1003');
      expect(await desk.stored()).toBe(0);
      expect(desk.logged).toEqual([{ event: 'scan failed', reason: failure }]);
    },
  );
});

describe('a name that misleads', () => {
  test.each([
    ['../../../etc/form.pdf', 'form.pdf'],
    ['C:\\temp\\form.pdf', 'form.pdf'],
    ['for\u202em\u0007.pdf', 'form.pdf'],
    ['签名 – é.pdf', '签名 – é.pdf'],
  ])('%j is kept as %j', async (text, stored) => {
    expect((await desk.send(pdf(), text)).body.name).toBe(stored);
  });
});

describe('a body that is none', () => {
  const refusedAs = async (body: FormData | Buffer, code: string, headers = {}) => {
    const answer = await desk.post(body, headers);
    expect(answer.body.error?.code).toBe(code);
    expect(await desk.stored()).toBe(0);
    return answer;
  };
  const file = () => new File([new Uint8Array(pdf())], 'a.pdf');

  test('a body without a file is answered with the text that asks for one', async () => {
    const form = new FormData();
    form.append('source', 'W');
    const { body } = await refusedAs(form, 'SK_INPUT_1001');
    expect(body.error?.message).toBe('Please upload the signed form');
    const empty = new FormData();
    empty.append('file', new File([], ''));
    await refusedAs(empty, 'SK_INPUT_1001');
  });

  test('a body with two files, a thousand parts, a long field, a field twice or a file of another name is refused', async () => {
    const [two, many, long, twice, other] = Array.from({ length: 5 }, () => new FormData());
    two?.append('file', file());
    two?.append('file', file());
    for (let part = 0; part < 1_000; part += 1) many?.append(`f${part}`, 'x');
    long?.append('params', 'x'.repeat(4_097));
    twice?.append('source', 'W');
    twice?.append('source', 'M');
    other?.append('document', new File([new Uint8Array(padded(pdf(), 100_000))], 'a.pdf'));
    for (const form of [two, many, long, twice, other]) {
      if (form) await refusedAs(form, 'SK_BODY_1001');
    }
  });

  test('a body without a boundary, without parts, or empty is refused', async () => {
    await refusedAs(Buffer.from('x'), 'SK_BODY_1001', { 'content-type': 'multipart/form-data' });
    await refusedAs(Buffer.from('hello'), 'SK_BODY_1001', xHeaders);
    await refusedAs(Buffer.alloc(0), 'SK_BODY_1001', xHeaders);
  });

  test('a body that ends in the middle of its file is refused', async () => {
    const cut = Buffer.from(multipart(filePart('a.pdf', pdf().toString('latin1')), false), 'latin1');
    await refusedAs(cut, 'SK_FILE_1003', xHeaders);
  });

  test('a body announced with ten gigabytes is not read', async () => {
    const { answered } = await desk.begin(
      `POST /upload HTTP/1.1\r\nhost: a\r\ncontent-type: ${xHeaders['content-type']}\r\ncontent-length: 10000000000\r\n\r\n`,
    );
    expect(await answered).toContain('SK_FILE_1002');
    expect(await desk.stored()).toBe(0);
  });

  test('the connection of an endless body is closed', async () => {
    const { socket, answered } = await desk.begin(
      `POST /upload HTTP/1.1\r\nhost: a\r\ncontent-type: ${xHeaders['content-type']}\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    const head = multipart(filePart('a.pdf', '%PDF-1.7\n'), false);
    socket.write(`${head.length.toString(16)}\r\n${head}\r\n`);
    const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 32), Buffer.from('\r\n')]);
    let sent = 0;
    const pump = setInterval(() => {
      if (socket.writable && socket.writableLength < 1e6) {
        socket.write(piece);
        sent += 1;
      }
    }, 2);
    const answer = await answered;
    clearInterval(pump);
    expect(answer).toContain('SK_FILE_1002');
    expect(sent).toBeGreaterThan(7);
    expect(await desk.stored()).toBe(0);
  });
});
