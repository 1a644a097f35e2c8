/** Which rows of a list stand on a page. Pages count from 1. */

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
  /** Rows of all pages. */
  readonly count: number;
}

/**
 * The page that an address names: a page after the last one is the last one, and text that is no page is the first.
 * @param text as in the query parameter 'page'
 */
export function resolvePage(text: string | undefined, { pageSize, count }: Omit<Paging, 'page'>): number {
  const page = text !== undefined && /^[1-9]\d*$/.test(text) ? Number(text) : 1;
  return Math.min(page, Math.max(1, Math.ceil(count / pageSize)));
}

/** First and last row of a page, counted from 1. */
export function findRowsOfPage({ page, pageSize, count }: Paging): { from: number; to: number } {
  return { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, count) };
}

/** Numbers of the pages up to `reach` away from the current one, itself among them. */
export function listPagesAround({ page, pageSize, count }: Paging, reach: number): number[] {
  const first = Math.max(1, page - reach);
  const last = Math.min(Math.ceil(count / pageSize), page + reach);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
