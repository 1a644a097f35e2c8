/** A draft as a decision ready to be sent, or the parts that are missing. Pure. */
import { cents } from '@portal/domain/money';
import { isNote } from '../queue/note.rules.ts';
import { firstParts, type Part, splitAmount } from './amounts.rules.ts';
import type { Choice, Draft } from './draft.ts';
import type { Payment } from './payment.ts';

/** In the order in which they stand on the page. */
export type Missing = 'choice' | 'parts' | 'account' | 'note';

export type Judged =
  | { readonly missing: Missing }
  | {
      readonly note: string;
      /** null: it goes back. */
      readonly parts: readonly Part[] | null;
    };

export function listChoices({ currency, accounts }: Payment): readonly Choice[] {
  if (currency !== 'SGD') return ['return'];
  return accounts.length > 0 ? ['order', 'other', 'return'] : ['other', 'return'];
}

/** Where there is one choice alone, it is made. */
export function withOnlyChoice(payment: Payment, draft: Draft): Draft {
  const [only, ...others] = listChoices(payment);
  return only !== undefined && others.length === 0 ? { ...draft, choice: only } : draft;
}

export const partsTyped = (payment: Payment, { parts }: Draft): readonly string[] =>
  parts ?? firstParts(payment);

export function judge(payment: Payment, draft: Draft): Judged {
  const note = draft.note.trim();
  if (draft.choice === null) return { missing: 'choice' };
  const parts = readParts(payment, draft);
  if (parts !== null && 'missing' in parts) return parts;
  if (!isNote(note)) return { missing: 'note' };
  return { note, parts };
}

function readParts(payment: Payment, draft: Draft): readonly Part[] | { readonly missing: Missing } | null {
  if (draft.choice === 'return') return null;
  if (draft.choice === 'other') {
    const { payee } = draft;
    if (payee === null || payee.found.isOwn) return { missing: 'account' };
    return [{ accountNo: payee.found.accountNo, amount: cents(payment.amount) }];
  }
  const { parts, left, wrong } = splitAmount(payment, partsTyped(payment, draft));
  return wrong.length > 0 || left !== 0 ? { missing: 'parts' } : parts;
}
