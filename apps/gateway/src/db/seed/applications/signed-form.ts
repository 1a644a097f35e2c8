/**
 * The form that a company of the demo world signed, as a PDF of one page: the same bytes for the same words. The
 * portal's own form is made elsewhere; this one only has to look signed.
 */
export interface SignedForm {
  readonly company: string;
  readonly uen: string;
  readonly accountNo: string;
  readonly person: string;
  /** '18 Nov 2026' */
  readonly day: string;
}

/** Points; the origin is the lower left corner. */
const WIDTH = 595;
const HEIGHT = 842;
const INK = '0.07 0.13 0.17';
const PEN = '0.12 0.22 0.45';
const STAMP = '0.45 0.5 0.62';

const literal = (words: string): string => `(${words.replace(/[\\()]/g, '\\$&').replace(/’/g, "'")})`;

const text = (x: number, y: number, size: number, words: string, font: 'F1' | 'F2' = 'F1'): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${literal(words)} Tj ET`;
const bar = (x: number, y: number, width: number): string => `0.88 g ${x} ${y} ${width} 9 re f ${INK} rg`;
const rule = (x: number, y: number, width: number): string => `0.7 G 0.8 w ${x} ${y} m ${x + width} ${y} l S`;

/** Four curves for a round line. */
function circle(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return [
    `${x + r} ${y} m`,
    `${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c`,
    `${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c`,
    `${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c`,
    `${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c S`,
  ].join(' ');
}

const signature = [
  `q 1 0 0 1 4 -62 cm ${PEN} RG 1.8 w 72 262 m`,
  '84 330 98 330 92 276 c 88 250 104 250 112 284 c 116 304 124 296 122 276 c',
  '120 256 134 256 140 280 c 146 304 152 290 150 274 c 148 258 164 262 172 278 c',
  '180 292 186 276 196 272 c 210 266 230 280 262 290 c S Q',
].join(' ');

/** Its initials, turned a little, as stamps are. */
const formatStamp = (company: string): string =>
  [
    `q ${STAMP} RG ${STAMP} rg 0.97 0.24 -0.24 0.97 456 272 cm 2 w`,
    circle(0, 0, 46),
    circle(0, 0, 38),
    ...company
      .toUpperCase()
      .split(' ')
      .slice(0, 2)
      .map((word, index) => text(-26, 6 - index * 18, 11, word.slice(0, 8), 'F2')),
    'Q',
  ].join(' ');

function drawing({ company, uen, accountNo, person, day }: SignedForm): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Company', company],
    ['UEN', uen],
    ['Account', accountNo],
    ['Authorises', person],
  ];
  return [
    `${INK} rg`,
    text(72, 746, 22, 'Authorisation to link', 'F2'),
    bar(72, 702, 430),
    bar(72, 680, 446),
    bar(72, 658, 310),
    ...rows.flatMap(([name, value], index) => [
      text(72, 604 - index * 38, 14, name),
      text(206, 604 - index * 38, 14, value),
      rule(72, 592 - index * 38, 451),
    ]),
    bar(72, 448, 370),
    bar(72, 426, 200),
    signature,
    formatStamp(company),
    `${INK} rg`,
    text(350, 196, 13, day),
    rule(72, 186, 240),
    rule(350, 186, 150),
    text(72, 168, 13, 'Signature'),
    text(350, 168, 13, 'Date'),
  ].join('\n');
}

export function signedForm(form: SignedForm): Buffer {
  const content = drawing(form);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + tail, 'latin1');
}
