/**
 * Takes a merchant-presented code apart into its fields (EMVCo MPM v1.1 §3: two digits of identity, two of length
 * in characters, the value) and checks the sum. Shares no line with the builder, so that neither hides the
 * other's mistake. Knows nothing of PayNow.
 */

export interface DataObject {
  /** Two digits. */
  readonly id: string;
  readonly value: string;
}

/** Problem of a code and its place: '26.04' is field 04 inside field 26, '' the code as a whole. */
export interface CodeFault {
  readonly at: string;
  readonly kind: 'empty' | 'length' | 'twice' | 'order' | 'checksum' | 'missing' | 'value';
}

/** Fields up to the first fault. */
export interface DataObjects {
  readonly objects: readonly DataObject[];
  readonly fault: CodeFault | null;
}

/** More than any QR of this kind holds (EMVCo MPM §3.1). */
const LONGEST = 512;

/** @param within the field that holds the text, '' for the code itself */
export function dataObjects(text: string, within = ''): DataObjects {
  const characters = Array.from(text.slice(0, 2 * LONGEST + 2));
  const objects: DataObject[] = [];
  const stop = (kind: CodeFault['kind'], id = ''): DataObjects => ({
    objects,
    fault: { at: [within, id].filter(Boolean).join('.'), kind },
  });
  if (characters.length === 0) return stop('empty');
  if (characters.length > LONGEST) return stop('length');
  for (let start = 0; start < characters.length; ) {
    const head = characters.slice(start, start + 4).join('');
    if (!/^[0-9]{4}$/.test(head)) return stop('length', objects.at(-1)?.id);
    const id = head.slice(0, 2);
    const end = start + 4 + Number(head.slice(2));
    if (end === start + 4 || end > characters.length) return stop('length', id);
    if (objects.some((object) => object.id === id)) return stop('twice', id);
    objects.push({ id, value: characters.slice(start + 4, end).join('') });
    start = end;
  }
  return { objects, fault: null };
}

/** Whether the last field is the checksum of all that stands before its value, in capitals. */
export function hasRightChecksum(text: string, objects: readonly DataObject[]): boolean {
  const written = objects.at(-1)?.value ?? '';
  return written.length === 4 && written === computeChecksum(text.slice(0, -4));
}

/** The same sum as the builder's, a byte at a time: the result of eight single steps. */
export function computeChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    let high = (crc >> 8) ^ byte;
    high ^= high >> 4;
    crc = ((crc << 8) ^ (high << 12) ^ (high << 5) ^ high) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
