/**
 * FNV-1a of 64 bits: a subject may be an e-mail at some providers, and its name does not stand in storage. Known
 * at once, as what was closed must not be drawn for a moment.
 */
export function hashSubject(subject: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(subject)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
