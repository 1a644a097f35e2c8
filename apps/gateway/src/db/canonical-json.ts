/** One spelling for equal JSON values, and its hash: keys sorted, nothing else changed. Pure. */
import { createHash } from 'node:crypto';

/** JSON text that is the same for values that differ only in the order of their keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** SHA-256 of the canonical text, in hex. */
export function canonicalHash(value: unknown): string {
  return createHash('sha256')
    .update(canonicalJson(value) ?? '')
    .digest('hex');
}
