/** Long lists and long deletions of jobs, page by page, which end between two pages when the job is stopped. */

export interface Stoppable {
  /** Without it, nothing stops the work. */
  readonly signal?: AbortSignal | undefined;
}

interface Paging extends Stoppable {
  /** Rows of a whole page; one with fewer is the last. */
  readonly limit: number;
}

/** @param read the page after a row; null: the first page */
export async function* readPages<Row>(
  { limit, signal }: Paging,
  read: (after: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void, undefined> {
  let after: Row | null = null;
  while (!signal?.aborted) {
    const page = await read(after);
    yield page;
    after = page.at(-1) ?? null;
    if (page.length < limit) return;
  }
}

/** Row by row, of one page after the other. */
export async function* readRows<Row>(
  paging: Paging,
  read: (after: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void, undefined> {
  for await (const page of readPages(paging, read))
    for (const row of page) {
      if (paging.signal?.aborted) return;
      yield row;
    }
}

/** Repeats work that does up to a page each time. @param work returns how many rows it did @returns how many in all */
export async function repeatPages({ limit, signal }: Paging, work: () => Promise<number>): Promise<number> {
  let done = 0;
  for (let rows = limit; rows >= limit && !signal?.aborted; done += rows) rows = await work();
  return done;
}
