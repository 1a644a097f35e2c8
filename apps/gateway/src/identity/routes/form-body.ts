/** Reads posted form fields. A field that is missing, repeated or too long to be meant counts as empty. */

const LONGEST = 1000;

export function formField(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return '';
  const value: unknown = (body as Record<string, unknown>)[name];
  return typeof value === 'string' && value.length <= LONGEST ? value : '';
}
