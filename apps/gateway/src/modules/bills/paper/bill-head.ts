/** The top of a bill: from whom, for whom, which month, how much, until when, and why it changed. */
import { cents, formatSgd } from '@portal/domain/money';
import { formatDayInWords, formatMonth, monthOf } from '@portal/domain/sg-time';
import { inks } from '../../../pdf/pdf-document.ts';
import { drawMark } from '../../../pdf/pdf-mark.ts';
import { payableOf } from '../bill-facts.ts';
import type { BillOnPaper } from './bill-details.ts';
import { changeSentence } from './change-sentence.rules.ts';
import { billCopy as copy } from './paper-copy.ts';
import { dark, LEFT, type PaperPage, POINT, RIGHT } from './paper-page.ts';

const BOX_TOP = 181;
const BOX_HEIGHT = 84;

/** @returns where the table begins */
export function drawHead(page: PaperPage, bill: BillOnPaper): number {
  const { pdf } = page;
  const { root } = pdf;
  const { facts, payee } = bill;
  drawMark(pdf, (LEFT + 1) * POINT, 39 * POINT, 35 * POINT);
  page.write(root, 'P', payee.name, 'provider', { x: 96, y: 35, width: 380 });
  if (payee.paynow) page.write(root, 'P', copy.uen(payee.paynow.uen), 'small', { x: 96, y: 60, width: 380 });
  page.write(root, 'P', copy.accountNumber, 'small', { x: RIGHT, y: 37, width: 250, align: 'right' });
  page.write(root, 'H1', bill.accountNo, 'number', { x: RIGHT, y: 53, width: 250, align: 'right' });

  let y = 101;
  for (const line of [bill.holder, ...bill.address]) {
    page.write(root, 'P', line, 'body', { x: LEFT, y, width: 400 });
    y += 21.5;
  }
  const { periodFrom, periodTo, issuedOn } = facts.bill;
  const period = copy.days(shortDay(periodFrom, periodTo), formatDayInWords(periodTo), facts.days);
  const details = [
    [copy.bill, formatMonth(facts.month)],
    [copy.issued, formatDayInWords(issuedOn)],
    [copy.period, period],
  ] as const;
  const list = pdf.group(root, 'L');
  details.forEach(([label, value], index) => {
    const item = pdf.group(list, 'LI');
    page.write(item, 'Lbl', label, 'small', { x: 528, y: 101 + index * 19, width: 100, align: 'right' });
    page.write(item, 'LBody', value, 'body', { x: 542, y: 100.5 + index * 19, width: RIGHT - 536 });
  });
  return drawAnswer(page, bill) + 14;
}

/** '19 Oct', or '19 Dec 2025' when the period goes over the turn of a year. */
function shortDay(from: BillOnPaper['today'], to: BillOnPaper['today']): string {
  const text = formatDayInWords(from);
  return from.slice(0, 4) === to.slice(0, 4) ? text.slice(0, -5) : text;
}

function drawAnswer(page: PaperPage, { facts }: BillOnPaper): number {
  const { pdf } = page;
  const { root } = pdf;
  page.write(root, 'P', copy.totalAmountPayable, 'small', { x: 72, y: 196, width: 160 });
  const total = formatSgd(facts.payable);
  page.write(root, 'P', total, total.length > 10 ? 'bigSecond' : 'big', { x: 72, y: 213, width: 170 });
  page.write(root, 'P', copy.dueDate, 'small', { x: 238, y: 196, width: 140 });
  page.write(root, 'P', formatDayInWords(facts.bill.dueOn), 'bigSecond', { x: 238, y: 217, width: 148 });
  const { previous, payable, changes } = facts;
  const since = previous && formatMonth(monthOf(previous.issuedOn)).slice(0, -5);
  const said = previous ? changeSentence(cents(payable - payableOf(previous)), changes) : copy.firstBill;
  if (since !== null) page.write(root, 'P', copy.since(since), 'small', { x: 413, y: 195, width: 320 });
  const below = page.write(root, 'P', said, 'note', { x: 413, y: since === null ? 205 : 213, width: 322 });
  const height = Math.max(BOX_HEIGHT, below + 10 - BOX_TOP);
  page.box(LEFT + 0.75, BOX_TOP, RIGHT - LEFT - 1.5, height, dark, 1.5);
  pdf.decoration((doc) =>
    doc
      .moveTo(389 * POINT, 196 * POINT)
      .lineTo(389 * POINT, (BOX_TOP + height - 15) * POINT)
      .lineWidth(POINT)
      .strokeColor(inks.line)
      .stroke(),
  );
  return BOX_TOP + height;
}
