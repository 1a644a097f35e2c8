/** Signed forms for states and tests, made here: a PDF of given pages, a picture. */

/** Text on a page: its size and its distance from the top left corner. */
const line = (x: number, y: number, size: number, text: string) =>
  `BT /F1 ${size} Tf ${x} ${842 - y} Td (${text}) Tj ET`;

const firstPage = [
  line(56, 90, 22, 'Authorisation to link'),
  line(56, 150, 13, 'Company        Sin Ming Baking Supplies Pte Ltd'),
  line(56, 180, 13, 'UEN            201900042H'),
  line(56, 210, 13, 'Account        8920031174'),
  line(56, 240, 13, 'Authorises     Nur Aisyah Rahman'),
  '0.13 0.24 0.44 RG 2 w 60 470 m 90 540 110 430 130 490 c 150 540 170 440 200 480 c 230 500 250 470 290 490 c S',
  '0.5 w 0 G 56 440 m 300 440 l S 340 440 m 480 440 l S',
  line(56, 425, 12, 'Lim Boon Hock, Director'),
  line(340, 385, 12, '18 Nov 2026'),
  line(340, 425, 12, 'Date'),
].join('\n');

/** A PDF that any viewer draws: A4 pages of plain text. */
export function mockPdf(pages = 1): Blob {
  const contents = Array.from({ length: pages }, (_, index) =>
    index === 0 ? firstPage : line(56, 90, 18, `Annex, page ${index + 1}`),
  );
  const kids = contents.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return new Blob([text], { type: 'application/pdf' });
}

/** A picture of one grey point: as wide as its frame it stands for a photograph. */
export function mockPicture(): Blob {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO8cuXKfwAIZAOlzBmWpAAAAABJRU5ErkJggg==';
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' });
}
