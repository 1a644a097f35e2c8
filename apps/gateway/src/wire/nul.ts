/** Text with a NUL in it: nobody types one, and no database takes one. Refused where it comes in, never repaired. */

/** Whether a NUL stands anywhere in a parsed value, keys included. Goes as deep as the value, without recursion. */
export function holdsNul(value: unknown): boolean {
  const left: object[] = [];
  const isFoundIn = (part: unknown): boolean => {
    if (typeof part === 'string') return part.includes('\u0000');
    if (typeof part === 'object' && part !== null && !ArrayBuffer.isView(part)) left.push(part);
    return false;
  };
  if (isFoundIn(value)) return true;
  for (let next = left.pop(); next; next = left.pop()) {
    const keys = Array.isArray(next) ? [] : Object.keys(next);
    if (keys.some(isFoundIn) || Object.values(next).some(isFoundIn)) return true;
  }
  return false;
}

/** Whether a text of JSON may hold one: without its escape it does not, and no parsed value need be looked through. */
export const mayHoldNul = (json: string): boolean => json.includes('\\u0000');

/** Whether a NUL stands in an address as it was sent: nothing decodes it more than once. */
export const addressHoldsNul = (url: string): boolean => /%00|\0/.test(url);
