/** A PDF whose one annotation stands in an object stream, found by a table of objects: as readers really find it. */
import { deflateSync } from 'node:zlib';

/** With one sign more in front of its dictionary, or in it, as whoever hides something writes it. */
export interface Hiding {
  /** @param filter how it is packed, and how long it is */
  dictionary(filter: string): string;
  /** Instead of packing it in the usual way. */
  pack?(objects: Buffer): Buffer;
}

export const plainly: Hiding = {
  dictionary: (filter) => `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${filter} >>`,
};

/** Of the kind of table that newer PDFs have: where each object stands, or in which other one. */
function table(rows: readonly (readonly [kind: number, place: number, index: number])[]): Buffer {
  const bytes = rows.map(([kind, place, index]) => {
    const row = Buffer.alloc(7);
    row.writeUInt8(kind, 0);
    row.writeUInt32BE(place, 1);
    row.writeUInt16BE(index, 5);
    return row;
  });
  return deflateSync(Buffer.concat(bytes));
}

/** @param object the seventh: the page's annotation. The catalogue is the first, and may say more. */
export function pdfWithPackedObject(object: string, { dictionary, pack }: Hiding = plainly, catalogue = '') {
  const content = 'BT /F1 20 Tf 72 700 Td (Signed) Tj ET';
  const packed = (pack ?? deflateSync)(Buffer.from(`7 0 ${object}`, 'latin1'));
  const bodies: readonly (readonly [string, Buffer?])[] = [
    [`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Annots [7 0 R] /Resources << /Font << /F1 4 0 R >> >> >>',
    ],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [`<< /Length ${content.length} >>`, Buffer.from(content)],
    [dictionary(`/Length ${packed.length}`), packed],
  ];
  let file = Buffer.from('%PDF-1.5\n');
  const places: number[] = [];
  for (const [index, [body, data]] of bodies.entries()) {
    places.push(file.length);
    const stream = data ? [Buffer.from('\nstream\n'), data, Buffer.from('\nendstream')] : [];
    file = Buffer.concat([
      file,
      Buffer.from(`${index + 1} 0 obj\n${body}`, 'latin1'),
      ...stream,
      Buffer.from('\nendobj\n'),
    ]);
  }
  const start = file.length;
  const rows = table([
    [0, 0, 65_535],
    ...places.map((place) => [1, place, 0] as const),
    [2, 6, 0],
    [1, start, 0],
  ]);
  const head = `8 0 obj\n<< /Type /XRef /Size 9 /W [1 4 2] /Root 1 0 R /Filter /FlateDecode /Length ${rows.length} >>\nstream\n`;
  const tail = `\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(head), rows, Buffer.from(tail)]);
}
