/** The application form for GIRO on paper: filled in for the account, the rest is written by hand. */
import type { Readable } from 'node:stream';
import type { SgDay } from '@portal/domain/sg-time';
import { helpline } from '../../mails/copy.ts';
import { LEFT, PaperPage, POINT, RIGHT } from '../../pdf/paper-page.ts';
import { PdfDocument } from '../../pdf/pdf-document.ts';
import { drawMark } from '../../pdf/pdf-mark.ts';
import { copy } from './copy.ts';

const ROW = 26;
const BLANK = 40;
const VALUE = 260;
/** A line to write on. */
const LINE = '_'.repeat(44);

export interface GiroFormOnPaper {
  readonly accountNo: string;
  readonly holder: string;
  readonly premises: string;
  readonly payee: { readonly name: string; readonly helpline: string };
  readonly printed: SgDay;
}

export function giroFormPaper({ accountNo, holder, premises, payee, printed }: GiroFormOnPaper): Readable {
  const { form } = copy;
  const pdf = new PdfDocument({ title: form.title, day: printed });
  const page = new PaperPage(pdf);
  const { root } = pdf;
  const whole = { x: LEFT, width: RIGHT - LEFT };
  drawMark(pdf, (LEFT + 1) * POINT, 39 * POINT, 35 * POINT);
  page.write(root, 'P', payee.name, 'provider', { x: 96, y: 35, width: 380, fits: true });
  page.write(root, 'H1', form.title, 'title', { x: LEFT, y: 108 });
  let y = page.write(root, 'P', form.lead, 'body', { ...whole, y: 150 }) + 20;
  const list = (heading: string, rows: readonly (readonly [string, string])[], height: number) => {
    page.write(root, 'H2', heading, 'strong', { x: LEFT, y });
    y += ROW;
    const items = pdf.group(root, 'L');
    for (const [label, value] of rows) {
      const at = page.place(y, height);
      const item = pdf.group(items, 'LI');
      page.write(item, 'Lbl', label, 'bodySecond', { x: LEFT, y: at, width: VALUE - LEFT - 12 });
      page.write(item, 'LBody', value, 'strong', { x: VALUE, y: at, width: RIGHT - VALUE, fits: true });
      y = at + height;
    }
    y += 14;
  };
  list(
    form.ours,
    [
      [form.account, accountNo],
      [form.holder, holder],
      [form.premises, premises],
      [form.payee, payee.name],
    ],
    ROW,
  );
  list(
    form.yours,
    form.fields.map((label) => [label, LINE] as const),
    BLANK,
  );
  y = page.write(root, 'P', form.agreement, 'body', { ...whole, y: page.place(y, 60) }) + 14;
  page.write(root, 'P', form.faster, 'bodySecond', { ...whole, y: page.place(y, 40) });
  page.footers(helpline(payee.helpline));
  return pdf.end();
}
