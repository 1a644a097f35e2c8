/** A letter on paper: provider and date, name and address, heading, paragraphs, closing; in the places of visual 48. */
import type { Readable } from 'node:stream';
import type { Output } from '@portal/contract';
import { formatDay, type SgDay } from '@portal/domain/sg-time';
import { LEFT, LINE, PaperPage, POINT, RIGHT } from '../../pdf/paper-page.ts';
import { PdfDocument } from '../../pdf/pdf-document.ts';
import { drawMark } from '../../pdf/pdf-mark.ts';

export type LetterOnPaper = Output<'eletter:detail'>;

const WIDTH = 560;
const ADDRESS_TOP = 120;
const GAP = 16;

export function letterPaper(letter: LetterOnPaper, printed: SgDay): Readable {
  const pdf = new PdfDocument({ title: letter.heading, day: printed });
  const page = new PaperPage(pdf);
  const { root } = pdf;
  drawMark(pdf, (LEFT + 1) * POINT, 39 * POINT, 35 * POINT);
  page.write(root, 'P', letter.provider, 'provider', { x: 96, y: 42, width: 380, fits: true });
  page.write(root, 'P', formatDay(printed), 'body', { x: RIGHT, y: 46, width: 200, align: 'right' });
  let y = ADDRESS_TOP;
  for (const line of letter.recipient)
    y = page.write(root, 'P', line, 'body', { x: LEFT, y, width: 380 }) + 3;
  y = page.write(root, 'H1', letter.heading, 'number', { x: LEFT, y: y + 40, width: WIDTH }) + GAP;
  y = page.write(root, 'P', letter.salutation, 'body', { x: LEFT, y, width: WIDTH }) + GAP;
  for (const paragraph of letter.paragraphs) {
    const height = page.linesOf(paragraph.map(({ text }) => text).join(''), 'strong', WIDTH) * LINE;
    y = page.paragraph(root, paragraph, { x: LEFT, y: page.place(y, height), width: WIDTH }) + GAP;
  }
  for (const line of letter.closing) {
    y = page.write(root, 'P', line, 'body', { x: LEFT, y: page.place(y, LINE), width: WIDTH }) + 3;
  }
  page.footers('');
  return pdf.end();
}
