/**
 * Refuses a query on the pool by code that runs inside a transaction: on PGlite it would wait for ever for
 * the one connection, on PostgreSQL it would read around the transaction and can starve the pool.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

class QueryOutsideTransaction extends Error {
  override name = 'QueryOutsideTransaction';
  constructor() {
    super('A query was sent to the pool from inside a transaction; pass the transaction on and query that.');
  }
}

export interface TransactionGuard {
  /** Runs the work of a transaction. */
  within<T>(work: () => Promise<T>): Promise<T>;
  /** @throws QueryOutsideTransaction when called from inside a transaction that is still open */
  check(): void;
}

export function transactionGuard(): TransactionGuard {
  const current = new AsyncLocalStorage<{ open: boolean }>();
  return {
    async within(work) {
      // Work started inside and outliving the transaction may use the pool again, so the mark can be lifted.
      const mark = { open: true };
      try {
        return await current.run(mark, work);
      } finally {
        mark.open = false;
      }
    },
    check() {
      if (current.getStore()?.open) throw new QueryOutsideTransaction();
    },
  };
}
