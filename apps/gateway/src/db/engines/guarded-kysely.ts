/** Kysely with guarded transactions, capped results and names in camel case. Knows no table and no engine. */
import { CamelCasePlugin, type Dialect, Kysely, type Transaction, type TransactionBuilder } from 'kysely';
import { getSender, inNameOf } from '../in-name-of.ts';
import type { FairPlaces } from './fair-places.ts';
import { instantsPlugin } from './instants.plugin.ts';
import { RowCapPlugin, type RowLimits } from './row-cap.plugin.ts';
import type { TransactionGuard } from './transaction-guard.ts';

/** How its transactions are run. */
export interface TransactionRules {
  readonly guard: TransactionGuard;
  /** How many at a time, so that they leave connections to reads; left out: as many as there are connections. */
  readonly writers?: FairPlaces;
}

export class GuardedKysely<Schema> extends Kysely<Schema> {
  readonly #rules: TransactionRules;

  constructor(dialect: Dialect, limits: RowLimits, rules: TransactionRules) {
    // The keys inside a JSON value are the writer's own and stay as they are.
    const names = new CamelCasePlugin({ maintainNestedObjectKeys: true });
    super({ dialect, plugins: [new RowCapPlugin(limits), instantsPlugin, names] });
    this.#rules = rules;
  }

  override transaction(): TransactionBuilder<Schema> {
    return watched(super.transaction(), this.#rules);
  }

  override startTransaction(): never {
    throw new Error('A transaction without a callback cannot be guarded; use withTransaction.');
  }
}

type Callback<Schema> = (tx: Transaction<Schema>) => Promise<unknown>;

function watched<Schema>(
  builder: TransactionBuilder<Schema>,
  rules: TransactionRules,
): TransactionBuilder<Schema> {
  return new Proxy(builder, {
    get(target, property) {
      if (property === 'execute') {
        return (work: Callback<Schema>) => {
          const run = (guarded: Callback<Schema>) =>
            target.execute((tx) => rules.guard.within(() => guarded(tx)));
          return rules.writers ? asWriter(rules.writers, run, work) : run(work);
        };
      }
      if (property === 'setIsolationLevel') {
        return (...args: Parameters<typeof target.setIsolationLevel>) =>
          watched(target.setIsolationLevel(...args), rules);
      }
      if (property === 'setAccessMode') {
        return (...args: Parameters<typeof target.setAccessMode>) =>
          watched(target.setAccessMode(...args), rules);
      }
      return Reflect.get(target, property);
    },
  });
}

/**
 * Others wait for the place of a writer, so its connection is waited for in a line of its own: not behind all that its sender
 * has asked for besides.
 */
async function asWriter<Schema>(
  places: FairPlaces,
  run: (work: Callback<Schema>) => Promise<unknown>,
  work: Callback<Schema>,
): Promise<unknown> {
  const sender = getSender();
  const giveBack = await places.take(sender);
  try {
    return await inNameOf(`${sender} writes`, () => run((tx) => inNameOf(sender, () => work(tx))));
  } finally {
    giveBack();
  }
}
