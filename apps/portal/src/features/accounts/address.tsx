/** An address that breaks between words, never inside '#14-06'. */
import { unbroken } from '../../ui/text/unbroken.tsx';

export function Address({ text }: { readonly text: string }) {
  return <>{unbroken(text)}</>;
}

/** 'Blk 145 Lorong 2 Toa Payoh ' and '#08-21'; an address without a unit is all street. */
export function splitAddress(text: string): { street: string; unit: string } {
  const at = text.search(/#\S+$/);
  return at === -1 ? { street: text, unit: '' } : { street: text.slice(0, at), unit: text.slice(at) };
}
