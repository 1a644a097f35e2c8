/** Produces letters: in the transaction of what they tell of, so that neither is there without the other. */
import { toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../../db/database.ts';
import { findPostalRecipient } from '../accounts/public.ts';
import type { LetterData, LetterKind } from './letter-kinds.ts';
import { addLetter } from './store.ts';

export interface LetterOrder<Kind extends LetterKind> {
  readonly accountId: number;
  readonly kind: Kind;
  readonly data: LetterData<Kind>;
  /**
   * Cause of the letter, once for its kind and account: a bill, a request. It becomes a part of the letter's address.
   * Letters, digits and hyphens, at most 30.
   */
  readonly about: string;
  /** Milliseconds since 1970. */
  readonly printedAt: number;
}

/** 'L100101-bill-reminder-B2611-100101' */
export const makeLetterId = ({
  accountId,
  kind,
  about,
}: Omit<LetterOrder<LetterKind>, 'data' | 'printedAt'>) => `L${accountId}-${kind}-${about}`;

/** The holder's name and mailing address go into the letter as they are now. @returns false: it went out before */
export async function produceLetter<Kind extends LetterKind>(
  tx: Tx,
  order: LetterOrder<Kind>,
): Promise<boolean> {
  const { accountId, kind, data, printedAt } = order;
  const recipient = await findPostalRecipient(tx, accountId, toSgDay(printedAt));
  if (recipient === null) return false;
  const letterId = makeLetterId(order);
  return addLetter(tx, { accountId, letterId, kind, data, recipient: [...recipient], printedAt });
}
