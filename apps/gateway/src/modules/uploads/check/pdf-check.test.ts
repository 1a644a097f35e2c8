import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { type Hiding, pdfWithPackedObject, plainly } from '../test/packed-annotation.ts';
import { objectStream, type PdfObject, pdf } from '../test/pdfs.ts';
import { jpeg, png } from '../test/pictures.ts';
import { pagesOfPdf } from './pdf-check.ts';
import { scanPdf } from './pdf-scan.rules.ts';

const isTaken = async (bytes: Uint8Array): Promise<boolean> =>
  (await pagesOfPdf(bytes).catch(() => null)) !== null;

const linkTo = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A ${action} >>`;
const toPage = linkTo('<< /S /URI /URI (https://a.example) >>');
const harmful: readonly string[] = [
  linkTo('<< /S /JavaScript /JS (app.alert\\(1\\)) >>'),
  linkTo('<< /S /Launch /F (cmd.exe) >>'),
  '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 1 1] /FS << /Type /Filespec /F (x.exe) /EF << /F 5 0 R >> >> >>',
];

const withDictionary = (start: string): Hiding => ({ dictionary: (rest) => `<< ${start} ${rest} >>` });
const usual = '/Type /ObjStm /N 1 /First 4';
/** Each row of two bytes: one that says nothing is added to it, and one of what is hidden. */
const betweenRows = (objects: Buffer): Buffer =>
  deflateSync(Buffer.from([...objects].flatMap((byte) => [0, byte])));

const hidings: Record<string, Hiding> = {
  'in the usual way': plainly,
  'behind a comment that ends an object': withDictionary(`${usual} % endobj\n/Filter /FlateDecode`),
  'behind a comment that ends a stream': withDictionary(`${usual} % endstream\n/Filter /FlateDecode`),
  'behind a text that ends an object': withDictionary(`${usual} /X (endobj) /Filter /FlateDecode`),
  'behind a very long text': withDictionary(`${usual} /Filter /FlateDecode /X (${'a'.repeat(40_000)})`),
  'behind very many signs of nothing': withDictionary(`${usual} /Filter /FlateDecode${' '.repeat(40_000)}`),
  'an object that is packed away under escaped names is refused': withDictionary(
    '/Type /ObjStm /#4E 1 /Fi#72st 4 /Filter /Fl#61teDecode',
  ),
  'without saying what it is': withDictionary('/N 1 /First 4 /Filter /FlateDecode'),
  'in what says that it is a picture': withDictionary(
    '/Type /XObject /Subtype /Image /N 1 /First 4 /Filter /FlateDecode',
  ),
  'between the rows of a picture': {
    ...withDictionary(`${usual} /Filter /FlateDecode /DecodeParms << % >>\n /Predictor 12 /Columns 1 >>`),
    pack: betweenRows,
  },
  'in letters': {
    ...withDictionary(`${usual} /Filter % /FlateDecode\n /ASCIIHexDecode`),
    pack: (objects) => Buffer.from(`${objects.toString('hex')}>`),
  },
  'in a dictionary with one key twice': withDictionary(`/N 0 ${usual} /Filter /FlateDecode`),
};

describe('a document with an object packed away', () => {
  test.each(Object.entries(hidings))('%s is taken for no action, command or file', async (_how, hiding) => {
    for (const object of harmful) {
      const bytes = pdfWithPackedObject(object, hiding);
      expect([await scanPdf(bytes), await isTaken(bytes)], object).toEqual(['unwanted', false]);
    }
  });

  test.each([
    'in the usual way',
    'behind a comment that ends an object',
    'behind a very long text',
    'an object that is packed away under escaped names is refused',
  ])('%s is taken with a link, and with a place where it opens', async (how) => {
    expect(await isTaken(pdfWithPackedObject(toPage, hidings[how]))).toBe(true);
    const place = '<< /S /GoTo /D [3 0 R /Fit] >>';
    expect(await isTaken(pdfWithPackedObject(place, hidings[how], '/OpenAction 7 0 R'))).toBe(true);
    const elsewhere = '<< /S /URI /URI (https://a.example) >>';
    expect(await isTaken(pdfWithPackedObject(elsewhere, hidings[how], '/OpenAction 7 0 R'))).toBe(false);
  });

  test('is not taken whose object begins within a comment or a text of another one', async () => {
    const inner = '6 0 obj << /N 1 /First 4 /Filter /FlateDecode >>';
    const hidden = (outer: string): PdfObject => ({
      dictionary: outer,
      data: deflateSync(Buffer.from(`9 0 ${harmful[1]}`)),
    });
    expect(await isTaken(pdf({ more: [hidden(`/Kind /X % >> ${inner}`)] }))).toBe(false);
    expect(await isTaken(pdf({ more: [hidden('/Kind /Harmless')] }))).toBe(false);
  });
});

test.each(['obj%', 'obj<<', 'obj<</A(', 'obj<</A%', '/OpenAction<<', '/OpenAction%'])(
  'a document of nothing but %j is scanned in no time',
  async (again) => {
    const bytes = Buffer.from(`%PDF-1.7\n${again.repeat(3_900_000 / again.length)}\n%%EOF\n`);
    // Its own work, whatever else the machine does.
    const before = process.cpuUsage();
    await scanPdf(bytes);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  },
);

const opensWith = (action: string) => pdf({ catalogue: `/OpenAction ${action}` });
const annotated = (annotation: string) => pdf({ page: `/Annots [${annotation}]` });

describe('a document that acts', () => {
  test.each([
    ['sends a form', '<< /S /SubmitForm /F << /FS /URL /F (https://a.example) >> >>'],
    ['takes data in', '<< /S /ImportData /F (\\\\\\\\a\\\\b.fdf) >>'],
    ['opens another document', '<< /S /GoToR /F (\\\\\\\\a\\\\b.pdf) /D [0 /Fit] >>'],
    ['opens a document within it', '<< /S /GoToE /T << /R /C /N (x) >> /D [0 /Fit] >>'],
    ['plays something', '<< /S /Rendition /JS (app.launchURL\\("https://a.example"\\)) >>'],
    ['plays a film', '<< /S /Movie /T (x) >>'],
    ['plays a film, said behind a comment', '<< /S % (a)\n /Movie /T (x) >>'],
    ['plays a sound', '<< /S /Sound /Sound 4 0 R >>'],
    ['does what is said elsewhere', '<< /S 5 0 R >>'],
    ['runs a program', '<< /S /JavaScript /JS (1) >>'],
    ['runs a program, with escapes', '<< /S /J#61vaScr#69pt /JS (1) >>'],
    ['starts a command', '<< /S /Launch /F (cmd.exe) >>'],
  ])(
    'a document that %s is refused, when it opens, at a link, at an annotation or compressed',
    async (_what, action) => {
      expect(await isTaken(opensWith(action))).toBe(false);
      expect(await isTaken(annotated(linkTo(action)))).toBe(false);
      expect(await isTaken(pdf({ more: [action] }))).toBe(false);
      expect(await isTaken(pdf({ more: [objectStream(action)] }))).toBe(false);
    },
  );

  test.each([
    ['opens a page of the web when it opens', opensWith('<< /S /URI /URI (https://a.example) >>')],
    ['opens something after a place', opensWith('<< /S /GoTo /D [5 0 R /Fit] /Next 4 0 R >>')],
    ['prints when it opens', opensWith('<< /S /Named /N /Print >>')],
    ['does something at a page', pdf({ page: '/AA << /O << /S /URI /URI (https://a.example) >> >>' })],
    ['does something behind a long comment', pdf({ page: `/AA %${'a'.repeat(9_000)}\n<< /O 4 0 R >>` })],
    ['does something said elsewhere', pdf({ page: '/AA %(\n 4 %x\n0 R' })],
    ['has a space that turns', annotated('<< /Subtype /3D /Rect [0 0 1 1] >>')],
    ['has a film', annotated('<< /Subtype /Movie /Rect [0 0 1 1] >>')],
    ['has a screen', annotated('<< /Subtype /Screen /Rect [0 0 1 1] >>')],
    ['has rich media', annotated('<< /Subtype /RichMedia /Rect [0 0 1 1] >>')],
    ['has a file without a name', pdf({ more: ['<< /F (x.exe) /UF (x.exe) /EF << /F 4 0 R >> >>'] })],
    ['links into a computer', annotated(linkTo('<< /S /URI /URI (file:///etc/passwd) >>'))],
    ['links to a program', annotated(linkTo('<< /S /URI /URI (javascript:alert\\(1\\)) >>'))],
  ])('a document that %s is refused', async (_what, bytes) => {
    expect(await isTaken(bytes)).toBe(false);
  });

  test.each([
    ['opens at a place', opensWith('[5 0 R /XYZ null null 0]')],
    ['opens at a place by an action', opensWith('<< /Type /Action /S /GoTo /D [5 0 R /Fit] >>')],
    ['has a link to the web', annotated(toPage)],
    ['has a link to a mailbox', annotated(linkTo('<< /S /URI /URI (mailto:a@b.example) >>'))],
    ['has a link to a place', annotated(linkTo('<< /S /GoTo /D [5 0 R /Fit] >>'))],
    ['has sloppy pages', pdf({ content: { dictionary: '', data: Buffer.from('Q Q ET (x) Tj ]') } })],
    ['is about such words', pdf({ more: ['<< /Title (Rated AAA/AA, sound/Sound, a/3D film/Movie) >>'] })],
  ])('only as far as it %s is taken', async (_what, bytes) => {
    expect(await isTaken(bytes)).toBe(true);
  });
});

describe('what people have', () => {
  const made = async (draw: (document: PDFKit.PDFDocument) => void, options = {}): Promise<Uint8Array> => {
    const document = new PdfDocument(options);
    const whole = buffer(document);
    draw(document);
    document.end();
    return new Uint8Array(await whole);
  };

  test.each([{}, { compress: false }, { pdfVersion: '1.7', tagged: true, lang: 'en-SG' }])(
    'a PDF of an office program, with links, an outline and a form without its fields, is taken (%j)',
    async (options) => {
      const bytes = await made((document) => {
        document.outline.addItem('First page').addItem('Its part');
        document.fontSize(20).text('Signed by', 72, 72, { link: 'https://a.example/terms', underline: true });
        document.goTo(72, 100, 100, 20, 'end').addNamedDestination('end');
        document.note(72, 140, 20, 20, 'A remark').highlight(72, 160, 50, 10);
        document.addPage().text('Sound, Movie, JavaScript and a Launch');
      }, options);
      expect(await pagesOfPdf(bytes)).toBe(2);
    },
  );

  test('a PDF of a scanner, pictures on every page, is taken', async () => {
    const bytes = await made((document) => {
      for (const picture of [jpeg(1_200, 1_600), png(900, 1_200)]) {
        document.image(picture, 0, 0, { width: 595 }).addPage();
      }
    });
    expect(await pagesOfPdf(bytes)).toBe(3);
  });
});
