/**
 * The bank's own way through a merchant-presented code: two digits of a name, two of a length, that many characters
 * (EMVCo MPM v1.1 §3). Written from the standard; shares nothing with the code that it checks.
 */

/** A fault and its field: '26.04' is field 04 of field 26, '' the text as a whole. */
export interface Fault {
  readonly at: string;
  readonly kind: 'empty' | 'length' | 'twice' | 'order' | 'checksum' | 'missing' | 'value';
}

export interface Field {
  readonly id: string;
  readonly length: string;
  readonly value: string;
}

export interface Fields {
  readonly list: readonly Field[];
  /** The rest of the text from the first fault on. */
  readonly rest: string;
  readonly fault: Fault | null;
}

const HEAD = /^(\d\d)(\d\d)(.*)$/su;
const LONGEST = 512;

/** @param outer the field that holds the text; none: the code itself */
export function parseFields(text: string, outer?: string): Fields {
  const list: Field[] = [];
  const at = (id?: string) => [outer, id].filter((part) => part !== undefined).join('.');
  let rest = text;
  const stop = (kind: Fault['kind'], id?: string): Fields => ({ list, rest, fault: { at: at(id), kind } });
  if (text === '') return stop('empty');
  if (text.length > LONGEST) return stop('length');
  while (rest !== '') {
    const [, id, length, following] = HEAD.exec(rest) ?? [];
    if (id === undefined || length === undefined || following === undefined)
      return stop('length', list.at(-1)?.id);
    // In characters, as the standard counts: one outside of the first plane is one.
    const characters = [...following];
    const value = characters.slice(0, Number(length));
    if (value.length === 0 || value.length < Number(length)) return stop('length', id);
    if (list.some((field) => field.id === id)) return stop('twice', id);
    list.push({ id, length, value: value.join('') });
    rest = characters.slice(value.length).join('');
  }
  return { list, rest, fault: null };
}

/** CRC-16/CCITT-FALSE over the bytes, four bits at a time, with the polynomial 0x1021 and 0xFFFF to begin with. */
export function computeSum(text: string): string {
  let sum = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    for (const nibble of [byte >> 4, byte & 0xf])
      sum = ((sum << 4) ^ (((sum >> 12) ^ nibble) * 0x1021)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}
