/** The acknowledgement of a request on paper: one page, what was asked for, when and for which account. */
import type { Readable } from 'node:stream';
import type { SgDay } from '@portal/domain/sg-time';
import { helpline } from '../../mails/copy.ts';
import { LEFT, PaperPage, POINT, RIGHT } from '../../pdf/paper-page.ts';
import { PdfDocument } from '../../pdf/pdf-document.ts';
import { drawMark } from '../../pdf/pdf-mark.ts';
import { copy } from './copy.ts';

const ROW = 28;
const VALUE = 260;

export interface AcknowledgementOnPaper {
  readonly requestId: string;
  readonly title: string;
  /** Labels with their values. */
  readonly lines: readonly (readonly string[])[];
  readonly closing: string;
  readonly payee: { readonly name: string; readonly helpline: string };
  readonly printed: SgDay;
}

export function acknowledgementPaper(paper: AcknowledgementOnPaper): Readable {
  const { requestId, title, lines, closing, payee, printed } = paper;
  const pdf = new PdfDocument({ title: copy.title(requestId), day: printed });
  const page = new PaperPage(pdf);
  drawMark(pdf, (LEFT + 1) * POINT, 39 * POINT, 35 * POINT);
  page.write(pdf.root, 'P', payee.name, 'provider', { x: 96, y: 35, width: 380, fits: true });
  page.write(pdf.root, 'P', copy.heading, 'small', { x: LEFT, y: 108 });
  page.write(pdf.root, 'H1', title, 'title', { x: LEFT, y: 128 });
  const list = pdf.group(pdf.root, 'L');
  let y = 190;
  for (const [label = '', value = ''] of lines) {
    const at = page.place(y, ROW);
    const item = pdf.group(list, 'LI');
    page.write(item, 'Lbl', label, 'bodySecond', { x: LEFT, y: at, width: VALUE - LEFT - 12 });
    page.write(item, 'LBody', value, 'strong', { x: VALUE, y: at, width: RIGHT - VALUE, fits: true });
    y = at + ROW;
  }
  page.write(pdf.root, 'P', closing, 'body', { x: LEFT, y: page.place(y + 20, 40), width: RIGHT - LEFT });
  page.footers(helpline(payee.helpline));
  return pdf.end();
}
