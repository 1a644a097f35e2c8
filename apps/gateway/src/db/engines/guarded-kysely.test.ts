import { type DatabaseConnection, DummyDriver, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely';
import { expect, test } from 'vitest';
import { getSender, inNameOf } from '../in-name-of.ts';
import { FairPlaces } from './fair-places.ts';
import { GuardedKysely } from './guarded-kysely.ts';
import { defaultRowLimits } from './row-cap.plugin.ts';
import { transactionGuard } from './transaction-guard.ts';

class Connections extends DummyDriver {
  readonly #places: FairPlaces;
  #giveBack = () => {};

  constructor(places: FairPlaces) {
    super();
    this.#places = places;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#giveBack = await this.#places.take(getSender());
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#giveBack();
  }
}

/** One transaction at a time. */
function open(connections: FairPlaces) {
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new Connections(connections),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: () => {
      throw new Error('not meant');
    },
  };
  const rules = { guard: transactionGuard(), writers: new FairPlaces(1) };
  return new GuardedKysely(dialect, defaultRowLimits, rules);
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a write waits for the writes of others, but not for what these have asked for besides', async () => {
  const connections = new FairPlaces(1);
  const db = open(connections);
  const done: string[] = [];
  const read = () => sql`select 1`.execute(db).then(() => void done.push(`${getSender()} reads`));
  const write = () => db.transaction().execute(async () => void done.push(`${getSender()} writes`));
  const giveBack = await connections.take('somebody');
  const reads = Array.from({ length: 9 }, () => inNameOf('a', read));
  await settle();
  const writes = [inNameOf('a', write), inNameOf('b', write)];
  await settle();
  giveBack();
  await Promise.all([...reads, ...writes]);
  expect(done).toHaveLength(11);
  expect(done.slice(0, 5)).toEqual(expect.arrayContaining(['a writes', 'b writes']));
});
