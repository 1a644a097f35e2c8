/** Kysely whose transactions are watched by the transaction guard. Knows no table and no engine. */
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely';
import type { TransactionGuard } from './transaction-guard.ts';

export class GuardedKysely<Schema> extends Kysely<Schema> {
  readonly #guard: TransactionGuard;

  constructor(config: KyselyConfig, guard: TransactionGuard) {
    super(config);
    this.#guard = guard;
  }

  override transaction(): TransactionBuilder<Schema> {
    return watched(super.transaction(), this.#guard);
  }

  override startTransaction(): never {
    throw new Error('A transaction without a callback cannot be guarded; use withTransaction.');
  }
}

type Callback<Schema> = (tx: Transaction<Schema>) => Promise<unknown>;

function watched<Schema>(
  builder: TransactionBuilder<Schema>,
  guard: TransactionGuard,
): TransactionBuilder<Schema> {
  return new Proxy(builder, {
    get(target, property) {
      if (property === 'execute') {
        return (work: Callback<Schema>) => target.execute((tx) => guard.within(() => work(tx)));
      }
      if (property === 'setIsolationLevel') {
        return (...args: Parameters<typeof target.setIsolationLevel>) =>
          watched(target.setIsolationLevel(...args), guard);
      }
      if (property === 'setAccessMode') {
        return (...args: Parameters<typeof target.setAccessMode>) =>
          watched(target.setAccessMode(...args), guard);
      }
      return Reflect.get(target, property);
    },
  });
}
