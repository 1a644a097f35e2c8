/** The mark on paper: three arches, the inner one lit. */
import { markPaths } from '@portal/look/mark';
import { inks, type PdfDocument } from './pdf-document.ts';

const GRID = 32;

export function drawMark(pdf: PdfDocument, x: number, y: number, size: number): void {
  pdf.decoration((doc) => {
    doc.translate(x, y).scale(size / GRID);
    doc.lineCap('round').lineWidth(3.2).strokeColor(inks.ink);
    doc.path(markPaths.outer).stroke().path(markPaths.middle).stroke();
    doc.lineWidth(3.6).strokeColor(inks.accent).path(markPaths.door).stroke();
  });
}
