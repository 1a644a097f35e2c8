/** Letters about a payment arrangement: that it is agreed, with its plan, and that it has ended unpaid. */
import { arrangementDetails } from '@portal/contract/requests/requests.contract';
import { toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../../db/database.ts';
import { produceLetter } from '../letters/public.ts';
import { formatLastEvent, type StoredRequest } from '../requests/public.ts';

/** @param request as it is after the change of state, in whose transaction the letter is written */
export async function writeArrangementLetter(tx: Tx, request: StoredRequest): Promise<void> {
  const { accountId, state, createdAt, changedAt: printedAt } = request;
  const { overdueAmount: overdue, partial, instalments } = arrangementDetails.parse(request.payload);
  const order = { accountId, about: formatLastEvent(request), printedAt };
  if (state === 'PENDING')
    await produceLetter(tx, {
      ...order,
      kind: 'arrangement-agreed',
      data: {
        overdue,
        partial: { amount: partial.amount, due: partial.dueOn },
        instalments: instalments.map(({ amount, dueOn }) => ({ amount, due: dueOn })),
      },
    });
  if (state === 'ENDED')
    await produceLetter(tx, {
      ...order,
      kind: 'arrangement-ended',
      data: { overdue, agreedOn: toSgDay(createdAt) },
    });
}
