/** Produces letters: in the transaction of what they tell of, so that neither is there without the other. */
import type { Tx } from '../../db/database.ts';
import { addressTitle, findHeldAccounts } from '../accounts/public.ts';
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

/** The name and address of the holder go into the letter as they are now. @returns false: it went out before */
export async function produceLetter<Kind extends LetterKind>(
  tx: Tx,
  order: LetterOrder<Kind>,
): Promise<boolean> {
  const { accountId, kind, data, printedAt } = order;
  const [held] = await findHeldAccounts(tx, [accountId]);
  if (!held) return false;
  const recipient = [held.holder, addressTitle(held), `${held.country} ${held.postalCode}`];
  return addLetter(tx, { accountId, letterId: makeLetterId(order), kind, data, recipient, printedAt });
}
