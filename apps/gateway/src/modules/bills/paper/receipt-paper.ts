/** A receipt on paper: one page, what was paid with an order, and for which accounts. */

import type { Readable } from 'node:stream';
import { type Cents, formatAmount, formatSgd } from '@portal/domain/money';
import { channelPhrase } from '@portal/domain/payment-channel';
import { formatDay, formatTime, type SgDay, toSgDay } from '@portal/domain/sg-time';
import { cell, columnHead, dark, LEFT, PaperPage, POINT, RIGHT, rowHead } from '../../../pdf/paper-page.ts';
import { PdfDocument } from '../../../pdf/pdf-document.ts';
import { drawMark } from '../../../pdf/pdf-mark.ts';
import type { Payee } from './bill-details.ts';
import { billCopy, receiptCopy as copy } from './paper-copy.ts';

export interface ReceiptOnPaper {
  readonly orderId: string;
  readonly amount: Cents;
  /** The day that counts. */
  readonly paidOn: SgDay;
  /** When it came, as far as that is known; its time is told only of that day. */
  readonly paidAt: number;
  readonly channel: string | null;
  readonly reference: string | null;
  /** Of the reader's accounts; together the amount. */
  readonly parts: readonly { readonly account: string; readonly amount: Cents }[];
  /** Holders of the accounts that were paid, as the utility has the names. */
  readonly payers: readonly string[];
  /** 'Blk 145 Lorong 2 Toa Payoh #08-21, Singapore 310145', each once. */
  readonly premises: readonly string[];
  readonly payee: Payee;
  readonly today: SgDay;
}

const ROW = 26;

export function receiptPaper(receipt: ReceiptOnPaper): Readable {
  const { payee, orderId, amount } = receipt;
  const pdf = new PdfDocument({ title: copy.title(orderId), day: receipt.today });
  const page = new PaperPage(pdf);
  const { root } = pdf;
  drawMark(pdf, (LEFT + 1) * POINT, 39 * POINT, 35 * POINT);
  page.write(root, 'P', payee.name, 'provider', { x: 96, y: 35, width: 380, fits: true });
  if (payee.paynow) page.write(root, 'P', billCopy.uen(payee.paynow.uen), 'small', { x: 96, y: 60 });
  page.write(root, 'H1', copy.heading, 'title', { x: LEFT, y: 112 });
  page.box(LEFT + 0.75, 164, RIGHT - LEFT - 1.5, 84, dark, 1.5);
  page.write(root, 'P', copy.received, 'small', { x: 72, y: 179, width: 300 });
  page.write(root, 'P', formatSgd(amount), 'big', { x: 72, y: 196, width: 600 });
  const y = drawReceiptParts(page, receipt, drawReceiptDetails(page, receipt, 274) + 26);
  page.write(root, 'P', copy.thanks, 'small', { x: LEFT, y: page.place(y + 24, 18) });
  page.footers(billCopy.helpline(payee.helpline));
  return pdf.end();
}

function drawReceiptDetails(page: PaperPage, receipt: ReceiptOnPaper, top: number): number {
  const { paidOn, paidAt } = receipt;
  const time = toSgDay(paidAt) === paidOn ? `, ${formatTime(paidAt)}` : '';
  const rows = [
    [copy.paidFor, copy.listed(receipt.payers)],
    [copy.premises(receipt.premises.length), copy.listed(receipt.premises)],
    [copy.order, receipt.orderId],
    [copy.paidOn, `${formatDay(paidOn)}${time}`],
    [copy.how, channelPhrase(receipt.channel ?? '')],
    [copy.reference, receipt.reference ?? ''],
  ].filter(([, value]) => value !== '');
  const list = page.pdf.group(page.pdf.root, 'L');
  rows.forEach(([label = '', value = ''], index) => {
    const item = page.pdf.group(list, 'LI');
    page.write(item, 'Lbl', label, 'bodySecond', { x: LEFT, y: top + index * ROW, width: 180 });
    page.write(item, 'LBody', value, 'strong', {
      x: 236,
      y: top + index * ROW,
      width: RIGHT - 236,
      fits: true,
    });
  });
  return top + rows.length * ROW;
}

function drawReceiptParts(page: PaperPage, receipt: ReceiptOnPaper, top: number): number {
  const table = page.pdf.group(page.pdf.root, 'Table');
  const line = (
    name: string,
    value: string,
    isHead: boolean,
    style: 'small' | 'body' | 'total',
    y: number,
  ) => {
    const row = page.pdf.group(table, 'TR');
    page.write(row, isHead ? columnHead : rowHead(), name, style, { x: LEFT, y, width: 400 });
    page.write(row, isHead ? columnHead : cell(), value, style, { x: RIGHT, y, width: 200, align: 'right' });
  };
  const drawHead = (at: number): number => {
    line(copy.partsHead[0], copy.partsHead[1], true, 'small', at);
    page.rule(at + 24, { colour: dark });
    return at + 33;
  };
  let y = drawHead(top);
  for (const { account, amount } of receipt.parts) {
    const at = page.place(y, ROW);
    y = at < y ? drawHead(at) : at;
    line(account, formatAmount(amount), false, 'body', y);
    y += ROW;
  }
  y = page.place(y, 40);
  page.rule(y + 2, { colour: dark });
  line(copy.total, formatSgd(receipt.amount), false, 'total', y + 9);
  return y + 38;
}
