/** The table of charges: as many pages as it needs, its head on each. */
import { iconPaths } from '@portal/look/icons';
import {
  cell,
  columnHead,
  dark,
  LEFT,
  LINE,
  type PaperPage,
  POINT,
  RIGHT,
  rowHead,
} from '../../../pdf/paper-page.ts';
import type { PdfElement } from '../../../pdf/pdf-document.ts';
import type { PaperRow } from './bill-rows.rules.ts';
import { billCopy as copy } from './paper-copy.ts';
import { utilityColours } from './patterns.ts';

const NAME = 73;
const QUANTITY = 304;
const AMOUNT = 577;
const GST = 642;

/** Of the head with the line below it. */
export const HEAD_HEIGHT = 25;

export type RowHeights = Readonly<Record<PaperRow['kind'], number>>;
/** As the picture has them, and closer together where there are many. */
export const rowHeights: RowHeights = { group: 30, line: 24, sum: 34, plain: 24 };
export const closeHeights: RowHeights = { group: 26, line: 20, sum: 33, plain: 20 };

const isGroupAlone = (row: PaperRow & { kind: 'group' }): boolean => row.about === '';
const groupName = (row: PaperRow & { kind: 'group' }): string => (row.star ? `${row.name} *` : row.name);
const NAME_WIDTH = QUANTITY - NAME - 6;
const PLAIN_WIDTH = 520;

/** A name or a list of readings may need a second line. */
export function heightOfRow(page: PaperPage, row: PaperRow, heights: RowHeights): number {
  return heights[row.kind] + (countLines(page, row) - 1) * LINE;
}

function countLines(page: PaperPage, row: PaperRow): number {
  if (row.kind === 'line') return page.linesOf(row.name, 'body', NAME_WIDTH);
  if (row.kind === 'plain') return page.linesOf(row.name, 'body', PLAIN_WIDTH);
  if (row.kind === 'sum' || isGroupAlone(row)) return 1;
  const after = NAME + page.widthOf(groupName(row), 'strong');
  return page.linesOf(row.about, 'body', RIGHT - after);
}

export function startTable(page: PaperPage): PdfElement {
  return page.pdf.group(page.pdf.root, 'Table');
}

export function drawTableHead(page: PaperPage, table: PdfElement, y: number, gstPercent: string): void {
  const row = page.pdf.group(page.pdf.group(table, 'THead'), 'TR');
  page.write(row, columnHead, copy.charges, 'small', { x: LEFT, y, width: 240 });
  page.write(row, columnHead, copy.quantity, 'small', { x: QUANTITY, y, width: 180 });
  page.write(row, columnHead, copy.amount, 'small', { x: AMOUNT, y, width: 90, align: 'right' });
  page.write(row, columnHead, copy.gst(gstPercent), 'small', { x: GST, y, width: 62, align: 'right' });
  page.write(row, columnHead, copy.total, 'small', { x: RIGHT, y, width: 100, align: 'right' });
  page.rule(y + 25, { colour: dark });
}

/** @returns where the next row begins */
export function drawRow(
  page: PaperPage,
  body: PdfElement,
  row: PaperRow,
  y: number,
  heights: RowHeights,
): number {
  // A row after a gap stands at the gap's end.
  const at = y + heights[row.kind] - rowHeights[row.kind];
  const tr = page.pdf.group(body, 'TR');
  if (row.kind === 'group') drawGroup(page, tr, row, at);
  else if (row.kind === 'line') drawLine(page, tr, row, at);
  else if (row.kind === 'sum') drawSum(page, tr, row, at);
  else {
    page.write(tr, rowHead(4), row.name, 'body', { x: LEFT, y: at + 3, width: PLAIN_WIDTH });
    page.write(tr, cell(), row.total, 'body', {
      x: RIGHT,
      y: at + 3,
      width: 100,
      align: 'right',
      fits: true,
    });
  }
  return y + heightOfRow(page, row, heights);
}

function drawGroup(page: PaperPage, tr: PdfElement, row: PaperRow & { kind: 'group' }, y: number): void {
  const { utility } = row;
  if (utility !== null) {
    page.pdf.decoration((doc) => {
      doc.translate(LEFT * POINT, (y + 9) * POINT).scale((17 / 24) * POINT);
      doc.lineWidth(1.9).lineJoin('round').strokeColor(utilityColours[utility]);
      doc.path(iconPaths[utility]).stroke();
    });
  }
  const name = groupName(row);
  const isAlone = isGroupAlone(row);
  page.write(tr, rowHead(isAlone ? 5 : 1), name, 'strong', { x: NAME, y: y + 9, width: 220 });
  const after = NAME + page.widthOf(name, 'strong');
  if (!isAlone) page.write(tr, cell(4), row.about, 'body', { x: after, y: y + 9, width: RIGHT - after });
}

function drawLine(page: PaperPage, tr: PdfElement, row: PaperRow & { kind: 'line' }, y: number): void {
  const at = y + 3;
  page.write(tr, rowHead(row.arithmetic === '' ? 2 : 1), row.name, 'body', {
    x: NAME,
    y: at,
    width: NAME_WIDTH,
  });
  if (row.arithmetic !== '')
    page.write(tr, cell(), row.arithmetic, 'body', { x: QUANTITY, y: at, width: 200 });
  page.write(tr, cell(), row.amount, 'body', { x: AMOUNT, y: at, width: 90, align: 'right', fits: true });
  page.write(tr, cell(), row.gst, 'body', { x: GST, y: at, width: 60, align: 'right', fits: true });
  page.write(tr, cell(), row.total, 'body', { x: RIGHT, y: at, width: 100, align: 'right', fits: true });
}

function drawSum(page: PaperPage, tr: PdfElement, row: PaperRow & { kind: 'sum' }, y: number): void {
  const isTotal = row.amount === '';
  page.rule(y + 4, isTotal ? { colour: dark } : {});
  const style = isTotal ? 'total' : 'strong';
  const at = y + (isTotal ? 10 : 12);
  page.write(tr, rowHead(isTotal ? 4 : 2), row.name, style, { x: LEFT, y: at, width: 420 });
  if (!isTotal) {
    page.write(tr, cell(), row.amount, 'body', { x: AMOUNT, y: at, width: 90, align: 'right', fits: true });
    page.write(tr, cell(), row.gst, 'body', { x: GST, y: at, width: 60, align: 'right', fits: true });
  }
  page.write(tr, cell(), row.total, style, {
    x: RIGHT,
    y: at,
    width: isTotal ? 250 : 100,
    align: 'right',
    fits: true,
  });
}
