/** A bill on paper (visual 34): one page where its lines fit, as many as they need, and one with meters and tariffs. */
import type { Readable } from 'node:stream';
import { percentText } from '@portal/domain/bills/printed-figures';
import { formatMonth } from '@portal/domain/sg-time';
import { LEFT, PAGE_BOTTOM, PAGE_TOP, PaperPage } from '../../../pdf/paper-page.ts';
import { PdfDocument } from '../../../pdf/pdf-document.ts';
import type { BillOnPaper } from './bill-details.ts';
import { drawHead } from './bill-head.ts';
import { drawLastPage } from './bill-last-page.ts';
import { paginated, paperRows } from './bill-rows.rules.ts';
import { drawSlip, SLIP_TOP } from './bill-slip.ts';
import {
  closeHeights,
  drawRow,
  drawTableHead,
  HEAD_HEIGHT,
  heightOfRow,
  rowHeights,
  startTable,
} from './bill-table.ts';
import { drawUse, USE_HEIGHT } from './bill-use.ts';
import { billCopy as copy } from './paper-copy.ts';

const NOTE_HEIGHT = 24;

/** @returns the PDF, complete; it is read as fast as its reader takes it */
export function billPaper(bill: BillOnPaper): Readable {
  const { facts, accountNo, today } = bill;
  const title = copy.title(formatMonth(facts.month), accountNo);
  const pdf = new PdfDocument({ title, day: today });
  const page = new PaperPage(pdf);
  const rows = paperRows(facts);
  const note = facts.checked.lines.some(({ agrees }) => !agrees) ? NOTE_HEIGHT : 0;
  const gst = percentText(facts.gstBasisPoints);
  const tableTop = drawHead(page, bill);
  const room = SLIP_TOP - 10 - note - tableTop - HEAD_HEIGHT;
  const tallest = rows.reduce((sum, row) => sum + heightOfRow(page, row, rowHeights), 0);
  const heights = tallest + USE_HEIGHT <= room ? rowHeights : closeHeights;
  const pages = paginated(
    rows.map((row) => heightOfRow(page, row, heights)),
    room,
    PAGE_BOTTOM - PAGE_TOP - HEAD_HEIGHT,
  );
  const table = startTable(page);
  let y = 0;
  pages.forEach((indices, index) => {
    if (index > 0) pdf.addPage();
    const top = index === 0 ? tableTop : PAGE_TOP;
    drawTableHead(page, table, top, gst);
    const body = pdf.group(table, 'TBody');
    y = top + HEAD_HEIGHT;
    for (const row of indices.flatMap((each) => rows[each] ?? [])) y = drawRow(page, body, row, y, heights);
    if (note > 0 && index === pages.length - 1)
      y = page.write(pdf.root, 'P', copy.wrong, 'small', { x: LEFT, y: y + 4 });
    const fits = pages.length === 1 && y + USE_HEIGHT <= SLIP_TOP - 8;
    if (index === 0) {
      if (fits) drawUse(page, bill, y + 8);
      drawSlip(page, bill);
    }
    if (index === pages.length - 1) drawRest(page, bill, fits);
  });
  page.footers(copy.helpline(bill.payee.helpline));
  return pdf.end();
}

function drawRest(page: PaperPage, bill: BillOnPaper, isUseDrawn: boolean): void {
  page.pdf.addPage();
  if (!isUseDrawn) drawUse(page, bill, PAGE_TOP);
  drawLastPage(page, bill, isUseDrawn ? PAGE_TOP : PAGE_TOP + USE_HEIGHT + 10);
}
