/** An amount, and the mark of an estimated figure. */
import { type Cents, formatAmount, spokenSgd } from '@portal/domain/money';
import { Spoken } from '../../ui/text/spoken.tsx';
import { copy } from './copy.ts';

export function Amount({ of }: { readonly of: Cents }) {
  return <Spoken text={formatAmount(of)} spoken={spokenSgd(of)} />;
}

/** A star for the eye, explained on the page; the word itself for the ear. */
export function Star() {
  return <Spoken text={copy.star} spoken={copy.estimatedSpoken} />;
}
