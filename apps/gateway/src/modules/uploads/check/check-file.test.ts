import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { defaultDeadlines } from '../../../wire/deadline.ts';
import { getPdf, objectStream, packed, pdf, tanglingPdf } from '../test/pdfs.ts';
import {
  claimedPng,
  grainyPng,
  jpeg,
  jpegOfManyScans,
  jpegOfTelephone,
  noisyPng,
  png,
} from '../test/pictures.ts';
import { checkedContent, usualCheckLimits } from './check-file.ts';
import { openCheckLane } from './check-lane.ts';

const checkedPdf = (bytes: Uint8Array, limits?: Parameters<typeof checkedContent>[1]) =>
  checkedContent({ name: 'form.pdf', type: 'application/pdf', bytes }, limits);
const checkedPng = (bytes: Uint8Array) => checkedContent({ name: 'form.png', type: 'image/png', bytes });
const checkedJpeg = (bytes: Uint8Array) => checkedContent({ name: 'form.jpg', type: 'image/jpeg', bytes });

describe('a document', () => {
  test('is kept as it came, with its pages counted, up to fifty', async () => {
    for (const pages of [1, 2, 50]) {
      const bytes = pdf({ pages });
      expect(await checkedPdf(bytes)).toEqual({ name: 'form.pdf', type: 'application/pdf', bytes, pages });
    }
    expect(await checkedPdf(pdf({ pages: 51 }))).toBeNull();
  });

  test('may be packed, have links and objects in streams', async () => {
    const link =
      '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example) >> >>]';
    expect((await checkedPdf(pdf({ page: link })))?.pages).toBe(1);
    expect((await checkedPdf(pdf({ more: [objectStream('<< /Kind /Harmless >>')] })))?.pages).toBe(1);
    const content = { dictionary: '/Filter /FlateDecode', data: packed(3_000_000, 1) };
    expect((await checkedPdf(pdf({ content })))?.pages).toBe(1);
  });

  const program = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  test.each([
    ['a program when it opens', pdf({ catalogue: `/OpenAction ${program}` })],
    [
      'a program by name',
      pdf({ catalogue: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>', more: [program] }),
    ],
    ['a program spelled with escapes', pdf({ catalogue: '/OpenAction << /S /J#61va#53cript /JS (1) >>' })],
    ['a program at a page', pdf({ page: `/AA << /O ${program} >>` })],
    ['a program packed away', pdf({ catalogue: '/OpenAction 9 0 R', more: [objectStream(program)] })],
    [
      'a program packed away unseen',
      pdf({ more: [objectStream(program, '/Filter [/FlateDecode] /DecodeParms << /Predictor 12 >>')] }),
    ],
    ['a program packed away in letters', pdf({ more: [objectStream('x', '/Filter /ASCII85Decode')] })],
    ['a program in what looks like a comment', pdf({ more: [`%stream\n${program} %endstream`] })],
    ['a command to start', pdf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
    ['a command spelled with escapes', pdf({ catalogue: '/OpenAction << /S /L#61unch /F (cmd.exe) >>' })],
    ['another file', pdf({ catalogue: '/Names << /EmbeddedFiles << /Names [] >> >>' })],
    [
      'another file pinned to a page',
      pdf({ page: '/Annots [<< /Subtype /FileAttachment /Rect [0 0 1 1] >>]' }),
    ],
    ['a form that is a program', pdf({ catalogue: '/AcroForm << /XFA 5 0 R /Fields [] >>', more: ['(x)'] })],
    ['a lock', pdf({ trailer: '/Encrypt 4 0 R' })],
    [
      'zeros packed twice',
      pdf({ content: { dictionary: '/Filter [/FlateDecode /FlateDecode]', data: packed(9e6, 2) } }),
    ],
    [
      'a gigabyte of zeros',
      pdf({ content: { dictionary: '/Filter /FlateDecode', data: packed(2 ** 28, 1) } }),
    ],
    [
      'objects that unpack into very much',
      pdf({ more: [{ dictionary: '/N 1 /First 4 /Filter /FlateDecode', data: packed(5e7, 1) }] }),
    ],
    ['no pages', pdf({ pages: 0 })],
    ['its second half missing', pdf().subarray(0, 300)],
    ['its middle missing', Buffer.concat([pdf().subarray(0, 60), pdf().subarray(-40)])],
    ['no objects', getPdf([])],
    [
      'a page of the web in front',
      Buffer.concat([Buffer.from('%PDF-1.7\n<html><script>1</script></html>\n'), pdf()]),
    ],
    ['an archive behind', Buffer.concat([pdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)])],
  ])('a document with %s is refused', async (_what, bytes) => {
    expect(await checkedPdf(bytes)).toBeNull();
  });

  test('a check that nobody waits for any more is not begun, or ends, and the next document is checked at once', async () => {
    const over = new AbortController();
    const never = { quickMs: 60_000, slowMs: 60_000, bufferBytes: 1e9 };
    const file = { name: 'form.pdf', type: 'application/pdf', bytes: pdf({ pages: 50 }) } as const;
    const underWay = checkedContent(file, never, { owner: 1, isOver: over.signal });
    const waiting = checkedContent(file, never, { owner: 2, isOver: over.signal });
    const refused = Promise.all(
      [underWay, waiting].map((each) => expect(each).rejects.toMatchObject({ code: 'SK_TIMEOUT_1001' })),
    );
    const next = checkedPdf(pdf());
    over.abort();
    await refused;
    expect((await next)?.pages).toBe(1);
  });

  test('a check that takes too long or too much memory is given up, and the next document is checked', async () => {
    const many = pdf({ pages: 50 });
    expect(await checkedPdf(many, { quickMs: 5, slowMs: 5, bufferBytes: 1e9 })).toBeNull();
    expect(await checkedPdf(many, { quickMs: 10_000, slowMs: 10_000, bufferBytes: 1 })).toBeNull();
    expect((await checkedPdf(many))?.pages).toBe(50);
  });

  test('a document that takes longer than others do is looked into once more, with more time', async () => {
    const limits = { quickMs: 5, slowMs: 60_000, bufferBytes: 1e9 };
    expect((await checkedPdf(pdf({ pages: 50 }), limits))?.pages).toBe(50);
  });

  test('the first looks at files of all who can send beside one person take little more than half of the time of a write', () => {
    expect(7 * usualCheckLimits.quickMs).toBeLessThan(0.55 * defaultDeadlines.writeMilliseconds);
  });

  test('documents that take long wait for each other, and nobody else waits for them', async () => {
    const over = new AbortController();
    const limits = { quickMs: 500, slowMs: 60_000, bufferBytes: 1e9 };
    const check = (owner: number, bytes: Uint8Array) =>
      checkedContent({ name: 'form.pdf', type: 'application/pdf', bytes }, limits, {
        owner,
        isOver: over.signal,
      });
    const hostile = [1, 2, 3].map((owner) => check(owner, tanglingPdf()));
    const refused = Promise.all(
      hostile.map((each) => expect(each).rejects.toMatchObject({ code: 'SK_TIMEOUT_1001' })),
    );
    const first = await Promise.race([...hostile, check(4, pdf())]);
    const whileOneIsLookedAtLonger = await Promise.race([...hostile, check(5, pdf())]);
    over.abort();
    expect([first?.pages, whileOneIsLookedAtLonger?.pages]).toEqual([1, 1]);
    await refused;
  });
});

describe('a picture', () => {
  test('is drawn anew: what is seen stays, what it says of itself goes', async () => {
    const received = jpegOfTelephone('1.3521 N, 103.8198 E');
    expect(received.includes('103.8198')).toBe(true);
    const stored = await checkedJpeg(received);
    expect(stored).toMatchObject({ name: 'form.jpg', type: 'image/jpeg', pages: null });
    const bytes = Buffer.from(stored?.bytes ?? []);
    expect([bytes.includes('103.8198'), bytes.includes('Exif')]).toEqual([false, false]);
    // Upright now: red above, blue below.
    const image = await loadImage(bytes);
    expect([image.width, image.height]).toEqual([20, 40]);
    const canvas = createCanvas(20, 40);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = context.getImageData(10, 5, 1, 1).data;
    expect(red - blue).toBeGreaterThan(150);
  });

  test('loses what stands beside it and behind it', async () => {
    const received = Buffer.concat([png(), Buffer.from('<script>alert(1)</script>')]);
    const stored = Buffer.from((await checkedPng(received))?.bytes ?? []);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.includes('script')).toBe(false);
  });

  test('a large picture is made smaller and stays below the limit of a file', async () => {
    const large = await checkedJpeg(jpeg(6_000, 3_000));
    const image = await loadImage(Buffer.from(large?.bytes ?? []));
    expect([image.width, image.height]).toEqual([4_000, 2_000]);
    const noisy = noisyPng(1_150);
    expect(noisy.length).toBeGreaterThan(3_900_000);
    const stored = await checkedPng(noisy);
    expect(stored?.bytes.length ?? 1e9).toBeLessThanOrEqual(4_000_000);
    expect(stored?.name.endsWith(stored.type === 'image/png' ? '.png' : '.jpg')).toBe(true);
  });

  test('two pictures are given up before a third one is packed, although nothing interrupts those who pack them', async () => {
    const file = { type: 'image/png', bytes: grainyPng(3_600) } as const;
    const over = new AbortController();
    const packed = openCheckLane()(
      file,
      { processorMs: 60_000, bufferBytes: 1e9 },
      { owner: 1, isOver: over.signal },
    );
    const look = openCheckLane();
    // A tenth of what packing takes: all look at the same time, so that others who use the processor hold up all of them.
    const giveUp = () => look(file, { processorMs: 150, bufferBytes: 1e9 }, { owner: 1 });
    const givenUp = giveUp().then(async (first) => [first, await giveUp()]);
    expect(await Promise.race([packed, givenUp])).toEqual(['too slow', 'too slow']);
    over.abort();
    await packed;
  });

  test.each([
    ['of 50,000 by 50,000 in its header', claimedPng(50_000, 50_000)],
    ['of one line of 12,001', claimedPng(12_001, 1)],
    ['of more than forty megapixels', claimedPng(8_000, 5_001)],
    ['without width', claimedPng(0, 10)],
    ['that is cut short', png().subarray(0, -20)],
    ['that is a header and nothing else', png().subarray(0, 33)],
  ])('%s is refused', async (_what, bytes) => {
    expect(await checkedPng(bytes)).toBeNull();
  });

  test.each([
    ['that is cut short', jpeg().subarray(0, -40)],
    ['that would be drawn thousands of times', jpegOfManyScans(5_000)],
    [
      'whose size is claimed',
      (() => {
        const bytes = Buffer.from(jpeg());
        bytes.writeUInt16BE(50_000, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5);
        return bytes;
      })(),
    ],
    ['of three bytes', Buffer.from([0xff, 0xd8, 0xff])],
  ])('a picture of a camera %s is refused', async (_what, bytes) => {
    expect(await checkedJpeg(bytes)).toBeNull();
  });
});
