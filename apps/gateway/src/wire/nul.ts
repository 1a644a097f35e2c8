/** Text with a NUL in it: nobody types one, and no database takes one. Refused where it comes in, never repaired. */

/** Whether a NUL stands anywhere in a parsed value, keys included. Goes as deep as the value, without recursion. */
export function holdsNul(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes('\u0000')) return true;
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue;
    for (const [key, inner] of Object.entries(next)) left.push(key, inner);
  }
  return false;
}

/** Whether a NUL stands in an address as it was sent: nothing decodes it more than once. */
export const addressHoldsNul = (url: string): boolean => /%00|\0/.test(url);
