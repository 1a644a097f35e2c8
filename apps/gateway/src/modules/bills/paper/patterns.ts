/** Patterns of the utilities for a black-and-white print: full, lines, dots; estimated is hatched (visual language §4). */
import type { Utility } from '@portal/domain/utility-names';
import { POINT } from '../../../pdf/paper-page.ts';

/** Of the light theme. */
export const utilityColours: Readonly<Record<Utility, string>> = {
  electricity: '#0B8457',
  water: '#1F6FD6',
  gas: '#CF2A78',
};

export interface Bar {
  /** In pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function drawBar(doc: PDFKit.PDFDocument, bar: Bar, utility: Utility, estimated: boolean): void {
  const [x, y, width, height] = [bar.x, bar.y, bar.width, bar.height].map((pixels) => pixels * POINT);
  if (x === undefined || y === undefined || width === undefined || height === undefined || height <= 0)
    return;
  const colour = utilityColours[utility];
  doc
    .save()
    .roundedRect(x, y, width, height, Math.min(2 * POINT, height / 2))
    .clip();
  if (estimated) hatch(doc, { x, y, width, height }, colour);
  else if (utility === 'electricity') doc.rect(x, y, width, height).fill(colour);
  else if (utility === 'water') lines(doc, { x, y, width, height }, colour);
  else dots(doc, { x, y, width, height }, colour);
  doc.restore();
  if (estimated)
    doc
      .roundedRect(x, y, width, height, Math.min(2 * POINT, height / 2))
      .lineWidth(1.5 * POINT)
      .strokeColor(colour)
      .stroke();
}

function hatch(doc: PDFKit.PDFDocument, { x, y, width, height }: Bar, colour: string): void {
  doc.lineWidth(2.4 * POINT).strokeColor(colour);
  const step = 5 * POINT * Math.SQRT2;
  for (let from = x - height; from < x + width; from += step)
    doc.moveTo(from, y + height).lineTo(from + height, y);
  doc.stroke();
}

function lines(doc: PDFKit.PDFDocument, { x, y, width, height }: Bar, colour: string): void {
  doc.rect(x, y, width, height).fill(colour);
  for (let at = y + 5 * POINT; at < y + height; at += 7.5 * POINT)
    doc.rect(x, at, width, 1.75 * POINT).fill('#FFFFFF');
}

function dots(doc: PDFKit.PDFDocument, { x, y, width, height }: Bar, colour: string): void {
  doc.rect(x, y, width, height).fill(colour);
  for (let row = 0; row * 8 * POINT < height; row += 1) {
    const shift = row % 2 === 0 ? 3.5 : 7.5;
    for (let at = x + shift * POINT; at < x + width; at += 8 * POINT)
      doc.circle(at, y + (3.5 + row * 8) * POINT, 1.5 * POINT).fill('#FFFFFF');
  }
}
