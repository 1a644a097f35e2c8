/** The acknowledgement of a request as a file. */
import { fileName } from '@portal/domain/file-names';
import { formatDay, formatTime, toSgDay } from '@portal/domain/sg-time';
import { drawnApart } from '../../pdf/draw-apart.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findHeldAccounts, formatAddressLine } from '../accounts/public.ts';
import { loadPayee, type PdfFile } from '../bills/public.ts';
import type { acknowledgementPaper } from './acknowledgement-paper.ts';
import { copy } from './copy.ts';
import { type AnyRequestKind, findKind } from './request-kind.ts';
import { findOwnRequest } from './service.ts';

const draw = drawnApart<typeof acknowledgementPaper>(
  new URL('./acknowledgement-paper.ts', import.meta.url),
  'acknowledgementPaper',
);

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
  const lines = [
    [copy.reference, requestId],
    [copy.received, `${formatDay(toSgDay(row.createdAt))}, ${formatTime(row.createdAt)}`],
    [copy.accountNumber, account.accountNo],
    ...held.flatMap((each) => [
      [copy.holder, each.holder],
      [copy.premises, formatAddressLine(each)],
    ]),
    ...facts,
  ];
  const printed = toSgDay(context.clock.now());
  return {
    name: fileName(['Acknowledgement', requestId], 'pdf'),
    type: 'application/pdf',
    content: await draw(context, { requestId, title, lines, closing, payee, printed }),
  };
}
