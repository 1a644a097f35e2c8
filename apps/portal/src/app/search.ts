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

/** The parameters of a page, as validateSearch takes them; others, and any without a value, are left out. */
export function pickTexts<const Key extends string>(...keys: readonly Key[]) {
  return (search: Record<string, unknown>): { [Name in Key]?: string } => {
    const picked: { [Name in Key]?: string } = {};
    for (const key of keys) {
      const value = search[key];
      if (typeof value === 'string') picked[key] = value;
    }
    return picked;
  };
}
