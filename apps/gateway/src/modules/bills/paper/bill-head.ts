/** The top of a bill: from whom, for whom, which month, how much, until when, and why it changed. */
import { cents, formatSgd } from '@portal/domain/money';
import { formatDay, formatMonth, toMonth } from '@portal/domain/sg-time';
import { dark, LEFT, type PaperPage, POINT, RIGHT } from '../../../pdf/paper-page.ts';
import { inks } from '../../../pdf/pdf-document.ts';
import { drawMark } from '../../../pdf/pdf-mark.ts';
import { computePayable } from '../bill-facts.ts';
import type { BillOnPaper } from './bill-details.ts';
import { changeSentence } from './change-sentence.rules.ts';
import { billCopy as copy } from './paper-copy.ts';
import { formatSpan } from './paper-days.ts';

/** Where three lines of name and address end; longer ones push down what follows. */
const HOLDER_BOTTOM = 170;
const BOX_TOP = 181;
const BOX_HEIGHT = 84;

/** @returns where the table begins */
export function drawHead(page: PaperPage, bill: BillOnPaper): number {
  const { pdf } = page;
  const { root } = pdf;
  const { facts, payee } = bill;
  drawMark(pdf, (LEFT + 1) * POINT, 39 * POINT, 35 * POINT);
  page.write(root, 'P', payee.name, 'provider', { x: 96, y: 35, width: 380, fits: true });
  if (payee.paynow) page.write(root, 'P', copy.uen(payee.paynow.uen), 'small', { x: 96, y: 60, width: 380 });
  page.write(root, 'P', copy.accountNumber, 'small', { x: RIGHT, y: 37, width: 250, align: 'right' });
  page.write(root, 'H1', bill.accountNo, 'number', { x: RIGHT, y: 53, width: 250, align: 'right' });

  let y = 101;
  for (const line of [bill.holder, ...bill.address]) {
    const below = page.write(root, 'P', line, 'body', { x: LEFT, y, width: 380 });
    y = Math.max(y + 21.5, below + 3);
  }
  const { periodFrom, periodTo, issuedOn } = facts.bill;
  const period = copy.days(formatSpan(periodFrom, periodTo), facts.days);
  const details = [
    [copy.bill, formatMonth(facts.month)],
    [copy.issued, formatDay(issuedOn)],
    [copy.period, period],
  ] as const;
  const list = pdf.group(root, 'L');
  details.forEach(([label, value], index) => {
    const item = pdf.group(list, 'LI');
    page.write(item, 'Lbl', label, 'small', { x: 528, y: 101 + index * 19, width: 100, align: 'right' });
    page.write(item, 'LBody', value, 'body', { x: 542, y: 100.5 + index * 19, width: RIGHT - 536 });
  });
  return drawAnswer(page, bill, Math.max(0, y - HOLDER_BOTTOM)) + 14;
}

function drawAnswer(page: PaperPage, { facts }: BillOnPaper, lower: number): number {
  const { pdf } = page;
  const top = BOX_TOP + lower;
  const { root } = pdf;
  page.write(root, 'P', copy.totalAmountPayable, 'small', { x: 72, y: top + 15, width: 160 });
  const total = formatSgd(facts.payable);
  page.write(root, 'P', total, 'big', { x: 72, y: top + 32, width: 150, fits: true });
  const isOwed = facts.payable > 0;
  const due = isOwed ? formatDay(facts.bill.dueOn) : copy.nothingToPay;
  if (isOwed) page.write(root, 'P', copy.dueDate, 'small', { x: 238, y: top + 15, width: 140 });
  page.write(root, 'P', due, isOwed ? 'bigSecond' : 'strong', {
    x: 238,
    y: top + (isOwed ? 36 : 41),
    width: 148,
  });
  const { previous, payable, changes } = facts;
  const since = previous && formatMonth(toMonth(previous.issuedOn)).slice(0, -5);
  const text = previous ? changeSentence(cents(payable - computePayable(previous)), changes) : copy.firstBill;
  if (since !== null) page.write(root, 'P', copy.since(since), 'small', { x: 413, y: top + 14, width: 320 });
  const below = page.write(root, 'P', text, 'note', {
    x: 413,
    y: top + (since === null ? 24 : 32),
    width: 322,
  });
  const height = Math.max(BOX_HEIGHT, below + 10 - top);
  page.box(LEFT + 0.75, top, RIGHT - LEFT - 1.5, height, dark, 1.5);
  pdf.decoration((doc) =>
    doc
      .moveTo(389 * POINT, (top + 15) * POINT)
      .lineTo(389 * POINT, (top + height - 15) * POINT)
      .lineWidth(POINT)
      .strokeColor(inks.line)
      .stroke(),
  );
  return top + height;
}
