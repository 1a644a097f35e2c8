/** The acknowledgement of a request on paper: one page, what was asked for, when and for which account. */
import { fileName } from '@portal/domain/file-names';
import { formatDay, formatTime, toSgDay } from '@portal/domain/sg-time';
import { helpline } from '../../mails/copy.ts';
import { LEFT, PaperPage, POINT, RIGHT } from '../../pdf/paper-page.ts';
import { PdfDocument } from '../../pdf/pdf-document.ts';
import { drawMark } from '../../pdf/pdf-mark.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findHeldAccounts, formatAddressLine } from '../accounts/public.ts';
import { loadPayee, type PdfFile } from '../bills/public.ts';
import { copy } from './copy.ts';
import { type AnyRequestKind, findKind } from './request-kind.ts';
import { findOwnRequest } from './service.ts';

const ROW = 28;
const VALUE = 260;

/** @throws Refusal SK_ACCESS_1001 for a request of others and for one that does not exist alike */
export async function acknowledgementFile(
  kinds: readonly AnyRequestKind[],
  context: SubjectContext,
  requestId: string,
): Promise<PdfFile> {
  const { row, account } = await findOwnRequest(context, requestId);
  const [payee, held] = await Promise.all([
    loadPayee(context),
    findHeldAccounts(context.db, [row.accountId]),
  ]);
  const { title, facts, closing } = findKind(kinds, row.kind).acknowledge(row);
  const day = toSgDay(row.createdAt);
  const lines = [
    [copy.reference, requestId],
    [copy.received, `${formatDay(day)}, ${formatTime(row.createdAt)}`],
    [copy.accountNumber, account.accountNo],
    ...held.flatMap((each) => [
      [copy.holder, each.holder],
      [copy.premises, formatAddressLine(each)],
    ]),
    ...facts,
  ];
  const pdf = new PdfDocument({ title: copy.title(requestId), day: toSgDay(context.clock.now()) });
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
  return {
    name: fileName(['Acknowledgement', requestId], 'pdf'),
    type: 'application/pdf',
    content: pdf.end(),
  };
}
