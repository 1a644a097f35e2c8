/**
 * How the query of an address is read and written: as text. The router's own parser turns an account number
 * into a number and 662E41 into 6.62e+43; here every value stays the string that it is.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const defined = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(defined.map(([key, value]) => [key, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}
