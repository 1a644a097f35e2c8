/** Reads posted form fields. A field that is missing, repeated, too long or not plain text counts as empty. */

const LONGEST = 1000;
// They cannot be typed into one line, and a database takes no NUL.
const CONTROL = /\p{Cc}/u;

export function formField(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return '';
  const value: unknown = (body as Record<string, unknown>)[name];
  return typeof value === 'string' && value.length <= LONGEST && !CONTROL.test(value) ? value : '';
}
