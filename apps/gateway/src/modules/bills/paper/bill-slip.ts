/** The slip below the dotted line: the code to pay, how to pay it, amount, day and reference. */
import { formatSgd } from '@portal/domain/money';
import { paynowPayload } from '@portal/domain/paynow-qr/build';
import { formatDay } from '@portal/domain/sg-time';
import QRCode from 'qrcode';
import { LEFT, PAGE_WIDTH, type PaperPage, POINT, RIGHT, second } from '../../../pdf/paper-page.ts';
import { inks, type PdfElement } from '../../../pdf/pdf-document.ts';
import type { BillOnPaper } from './bill-details.ts';
import { billCopy as copy } from './paper-copy.ts';

export const SLIP_TOP = 850;
const BOX = 200;
const QUIET_ZONE = 4;

export function drawSlip(page: PaperPage, bill: BillOnPaper): void {
  const { pdf } = page;
  const { facts, payee, reference } = bill;
  const section = pdf.group(pdf.root, 'Sect');
  const label = page.widthOf(copy.slip, 'small');
  dots(page, 0, LEFT - 2);
  page.write(section, 'P', copy.slip, 'small', { x: LEFT, y: SLIP_TOP - 9, width: 160 });
  dots(page, LEFT + label + 9, PAGE_WIDTH);
  const isOwed = facts.payable > 0;
  if (isOwed && payee.paynow !== null) drawCode(page, section, bill, payee.paynow);
  else {
    const words = facts.payable < 0 ? copy.credit : copy.nothingToPay;
    page.write(section, 'H2', isOwed ? copy.otherMethods : words, 'total', { x: LEFT, y: 872, width: 460 });
    const below = isOwed
      ? page.write(section, 'P', copy.methodsWithoutQr, 'body', { x: LEFT, y: 902, width: 460 })
      : 0;
    if (isOwed) drawDeduction(page, section, bill, { x: LEFT, y: below + 6, width: 460 });
  }
  pdf.decoration((doc) =>
    doc
      .moveTo(574 * POINT, 870 * POINT)
      .lineTo(574 * POINT, 1011 * POINT)
      .lineWidth(POINT)
      .strokeColor(inks.line)
      .stroke(),
  );
  const right = { x: 595, width: RIGHT - 590 };
  page.write(section, 'P', copy.amount, 'small', { ...right, y: 873 });
  page.write(section, 'P', formatSgd(facts.payable), 'amount', { ...right, y: 891, fits: true });
  if (isOwed) {
    page.write(section, 'P', copy.due, 'small', { ...right, y: 927 });
    page.write(section, 'P', formatDay(facts.bill.dueOn), 'strong', { ...right, y: 945 });
  }
  page.write(section, 'P', copy.reference, 'small', { ...right, y: 971 });
  page.write(section, 'P', reference, 'strong', { ...right, y: 989, fits: true });
}

function drawCode(
  page: PaperPage,
  section: PdfElement,
  bill: BillOnPaper,
  { uen, name }: NonNullable<BillOnPaper['payee']['paynow']>,
): void {
  const { pdf } = page;
  const { facts, payee, reference } = bill;
  const payeeText = `${payee.name}, ${copy.uen(uen)}`;
  const payload = paynowPayload({
    uen,
    amount: facts.payable,
    reference,
    validUntil: facts.bill.dueOn,
    merchantName: name,
    merchantCity: 'Singapore',
  });
  page.box(LEFT + 0.5, 870.5, BOX, BOX, inks.line);
  pdf.figure(section, copy.qrAlt(facts.payable, payeeText, reference), (doc) =>
    drawModules(doc, payload, LEFT + 0.5, 870.5),
  );
  page.write(section, 'H2', copy.payByPaynow, 'total', { x: 273, y: 869, width: 290 });
  const list = pdf.group(section, 'L');
  let y = 902;
  copy.steps(payeeText).forEach((step, index) => {
    const item = pdf.group(list, 'LI');
    page.write(item, 'Lbl', `${index + 1}.`, 'body', { x: 287, y, width: 16, align: 'right' });
    y = page.write(item, 'LBody', step, 'body', { x: 291, y, width: 266 }) + 6;
  });
  y = page.write(section, 'P', copy.once(formatDay(facts.bill.dueOn)), 'small', {
    x: 273,
    y: y + 2,
    width: 288,
  });
  drawDeduction(page, section, bill, { x: 273, y: y + 6, width: 288 });
}

function drawDeduction(
  page: PaperPage,
  section: PdfElement,
  { deduction, facts }: BillOnPaper,
  place: { readonly x: number; readonly y: number; readonly width: number },
): void {
  if (deduction === null) return;
  const { amount, on } = deduction;
  const part = amount === facts.payable ? null : amount;
  page.write(section, 'P', copy.deducted(part, formatDay(on)), 'strong', place);
}

/** Dark modules as runs of a row, in one path. */
function drawModules(doc: PDFKit.PDFDocument, payload: string, x: number, y: number): void {
  const { modules } = QRCode.create(payload, { errorCorrectionLevel: 'H' });
  const { size } = modules;
  const step = (BOX / (size + 2 * QUIET_ZONE)) * POINT;
  const [left, top] = [x * POINT + QUIET_ZONE * step, y * POINT + QUIET_ZONE * step];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; ) {
      let end = column;
      while (end < size && modules.get(row, end)) end += 1;
      if (end > column) doc.rect(left + column * step, top + row * step, (end - column) * step, step);
      column = Math.max(end, column + 1);
    }
  }
  doc.fill(inks.ink);
}

function dots(page: PaperPage, from: number, to: number): void {
  page.pdf.decoration((doc) =>
    doc
      .moveTo(from * POINT, SLIP_TOP * POINT)
      .lineTo(to * POINT, SLIP_TOP * POINT)
      .lineWidth(1.5 * POINT)
      .lineCap('round')
      .dash(0.01, { space: 4 * POINT })
      .strokeColor(second)
      .stroke(),
  );
}
