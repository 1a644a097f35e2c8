/** PDFs written by hand for tests: as small as they can be, and as bad as a test wants them. */
import { deflateSync } from 'node:zlib';

export type PdfObject = string | { readonly dictionary: string; readonly data: Buffer };

const getBytes = (object: PdfObject): Buffer =>
  typeof object === 'string'
    ? Buffer.from(object, 'latin1')
    : Buffer.concat([
        Buffer.from(`<< /Length ${object.data.length} ${object.dictionary} >>\nstream\n`, 'latin1'),
        object.data,
        Buffer.from('\nendstream', 'latin1'),
      ]);

/** Objects are numbered from 1; the first is the catalogue. */
export function getPdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const at: number[] = [];
  let start = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    at.push(start);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      getBytes(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    start += part.length;
  }
  const table = at.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export interface PdfWishes {
  readonly pages?: number;
  /** In the catalogue. */
  readonly catalogue?: string;
  /** In every page. */
  readonly page?: string;
  readonly more?: readonly PdfObject[];
  readonly trailer?: string;
  readonly content?: PdfObject;
}

/** The objects that a wish adds are numbered from 5. */
export function pdf({
  pages = 1,
  catalogue = '',
  page = '',
  more = [],
  trailer = '',
  content,
}: PdfWishes = {}) {
  const first = 5 + more.length;
  const kids = Array.from({ length: pages }, (_, index) => `${first + index} 0 R`).join(' ');
  return getPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
      content ?? { dictionary: '', data: Buffer.from('BT (Signed) Tj ET') },
      '<< /Producer (test) >>',
      ...more,
      ...Array.from(
        { length: pages },
        () => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R ${page} >>`,
      ),
    ],
    trailer,
  );
}

/** Harmless and small, and half a minute of work: its fields have twenty thousand parents each. */
export function tanglingPdf(): Buffer {
  const first = 5;
  const parents = Array.from({ length: 20_000 }, (_, index) => `<< /Parent ${first + index + 1} 0 R >>`);
  const field = `<< /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /FT /Tx /Parent ${first} 0 R >>`;
  const more = [...parents, '<< /FT /Tx >>', field];
  return pdf({ pages: 50, page: `/Annots [${`${first + parents.length + 1} 0 R `.repeat(5)}]`, more });
}

/** Zeros, packed again and again: few bytes, very many when unpacked. */
export function packed(bytes: number, times: number): Buffer {
  let data = deflateSync(Buffer.alloc(bytes), { level: 9 });
  for (let time = 1; time < times; time += 1) data = deflateSync(data, { level: 9 });
  return data;
}

/** Other objects packed in a stream, as newer PDFs have them. */
export function objectStream(text: string, dictionary = '/Filter /FlateDecode'): PdfObject {
  const head = '9 0 ';
  return {
    dictionary: `/Type /ObjStm /N 1 /First ${head.length} ${dictionary}`,
    data: deflateSync(Buffer.from(head + text, 'latin1')),
  };
}

/** Made to weigh so much, to the byte, by a comment before its end. */
export function padded(file: Buffer, bytes: number): Buffer {
  const end = Buffer.from('\n%%EOF\n');
  return Buffer.concat([
    file,
    Buffer.from('%'),
    Buffer.alloc(bytes - file.length - 1 - end.length, 0x20),
    end,
  ]);
}
