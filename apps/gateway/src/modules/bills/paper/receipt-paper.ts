/** A receipt on paper: one page, what was paid with an order, and for which accounts. */
import type { Readable } from 'node:stream';
import { addCents, type Cents, cents, formatAmount, formatSgd } from '@portal/domain/money';
import { formatDayInWords, formatTime, type SgDay, sgDayOf } from '@portal/domain/sg-time';
import { PdfDocument } from '../../../pdf/pdf-document.ts';
import { drawMark } from '../../../pdf/pdf-mark.ts';
import type { Payee } from './bill-details.ts';
import { billCopy, channelInWords, receiptCopy as copy } from './paper-copy.ts';
import { dark, LEFT, PaperPage, POINT, RIGHT } from './paper-page.ts';

export interface ReceiptOnPaper {
  readonly orderId: string;
  readonly amount: Cents;
  /** The day that counts. */
  readonly paidOn: SgDay;
  /** When it was entered; its time is told only of that day. */
  readonly paidAt: number;
  readonly channel: string | null;
  readonly reference: string | null;
  /** Of the reader's accounts. */
  readonly parts: readonly { readonly account: string; readonly amount: Cents }[];
  readonly payee: Payee;
  readonly today: SgDay;
}

const ROW = 26;
/** A page holds so many accounts; the rest is summed up in one row. */
const MOST_PARTS = 24;

export function receiptPaper(receipt: ReceiptOnPaper): Readable {
  const { payee, orderId, amount } = receipt;
  const pdf = new PdfDocument({ title: copy.title(orderId), day: receipt.today });
  const page = new PaperPage(pdf);
  const { root } = pdf;
  drawMark(pdf, (LEFT + 1) * POINT, 39 * POINT, 35 * POINT);
  page.write(root, 'P', payee.name, 'provider', { x: 96, y: 35, width: 380 });
  if (payee.paynow) page.write(root, 'P', billCopy.uen(payee.paynow.uen), 'small', { x: 96, y: 60 });
  page.write(root, 'H1', copy.heading, 'title', { x: LEFT, y: 112 });
  page.box(LEFT + 0.75, 164, RIGHT - LEFT - 1.5, 84, dark, 1.5);
  page.write(root, 'P', copy.received, 'small', { x: 72, y: 179, width: 300 });
  page.write(root, 'P', formatSgd(amount), 'big', { x: 72, y: 196, width: 600 });
  const y = drawPartsOf(page, receipt, drawDetailsOf(page, receipt, 274) + 26);
  page.write(root, 'P', copy.thanks, 'small', { x: LEFT, y: y + 24 });
  page.write(root, 'P', billCopy.helpline(payee.helpline), 'small', { x: LEFT, y: 1084 });
  return pdf.end();
}

function drawDetailsOf(page: PaperPage, receipt: ReceiptOnPaper, top: number): number {
  const { paidOn, paidAt } = receipt;
  const time = sgDayOf(paidAt) === paidOn ? `, ${formatTime(paidAt)}` : '';
  const rows = [
    [copy.order, receipt.orderId],
    [copy.paidOn, `${formatDayInWords(paidOn)}${time}`],
    [copy.how, channelInWords(receipt.channel)],
    [copy.reference, receipt.reference ?? ''],
  ].filter(([, value]) => value !== '');
  const list = page.pdf.group(page.pdf.root, 'L');
  rows.forEach(([label = '', value = ''], index) => {
    const item = page.pdf.group(list, 'LI');
    page.write(item, 'Lbl', label, 'bodySecond', { x: LEFT, y: top + index * ROW, width: 180 });
    page.write(item, 'LBody', value, 'strong', { x: 236, y: top + index * ROW });
  });
  return top + rows.length * ROW;
}

function drawPartsOf(page: PaperPage, receipt: ReceiptOnPaper, top: number): number {
  const table = page.pdf.group(page.pdf.root, 'Table');
  const line = (
    name: string,
    value: string,
    tag: 'TH' | 'TD',
    style: 'small' | 'body' | 'total',
    y: number,
  ) => {
    const row = page.pdf.group(table, 'TR');
    page.write(row, 'TH', name, style, { x: LEFT, y, width: 400 });
    page.write(row, tag, value, style, { x: RIGHT, y, width: 200, align: 'right' });
  };
  line(copy.partsHead[0], copy.partsHead[1], 'TH', 'small', top);
  page.rule(top + 24, { colour: dark });
  let y = top + 33;
  for (const [name, amount] of partRows(receipt)) {
    line(name, formatAmount(amount), 'TD', 'body', y);
    y += ROW;
  }
  page.rule(y + 2, { colour: dark });
  line(copy.total, formatSgd(receipt.amount), 'TD', 'total', y + 9);
  return y + 38;
}

/** The reader's accounts, and what went to accounts that are not theirs (any more) as one sum. */
function partRows({ parts, amount }: ReceiptOnPaper): (readonly [string, Cents])[] {
  const shown = parts.slice(0, MOST_PARTS);
  const others = cents(amount - addCents(...shown.map((part) => part.amount)));
  return [
    ...shown.map((part) => [part.account, part.amount] as const),
    ...(others === 0 ? [] : [[copy.others, others] as const]),
  ];
}
