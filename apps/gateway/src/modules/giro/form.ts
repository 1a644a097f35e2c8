/** The application form for GIRO as a file. */
import { fileName } from '@portal/domain/file-names';
import { toSgDay } from '@portal/domain/sg-time';
import { drawnApart } from '../../pdf/draw-apart.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findHeldAccounts, formatAddressLine } from '../accounts/public.ts';
import { loadPayee, type PdfFile } from '../bills/public.ts';
import type { giroFormPaper } from './form-paper.ts';

const draw = drawnApart<typeof giroFormPaper>(new URL('./form-paper.ts', import.meta.url), 'giroFormPaper');

export async function giroForm(
  context: SubjectContext,
  { accountId, accountNo }: OwnedAccount,
): Promise<PdfFile> {
  const [payee, [held]] = await Promise.all([loadPayee(context), findHeldAccounts(context.db, [accountId])]);
  if (held === undefined) throw new Refusal('SK_ACCESS_1001');
  const content = await draw(context, {
    accountNo,
    holder: held.holder,
    premises: formatAddressLine(held),
    payee,
    printed: toSgDay(context.clock.now()),
  });
  return { name: fileName(['GIRO', accountNo], 'pdf'), type: 'application/pdf', content };
}
