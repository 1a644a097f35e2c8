/** Many rows at once, in a way that runs on both engines: as JSON, taken apart by the table's own types. */
import { sql } from 'kysely';
import type { Tx } from '../../database.ts';
import { toJsonRows } from '../../json-rows.ts';
import type { Tables } from '../../tables.ts';

type Plain = string | number | boolean | null;
/** An object is for a column of jsonb. */
type Value = Plain | readonly (string | number | null)[] | { readonly [key: string]: Plain };
export type Row = Readonly<Record<string, Value>>;

const BATCH = 2_000;

/** Treatment of an existing row. */
export type OnConflict = 'keep' | { readonly key: readonly string[]; readonly replace: readonly string[] };

/** Inserts rows that all have the same columns. */
export async function insertRows(
  tx: Tx,
  table: keyof Tables,
  rows: readonly Row[],
  on: OnConflict = 'keep',
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += BATCH) {
    const json = toJsonRows(rows.slice(start, start + BATCH));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::text::jsonb)
      ${conflict(table, on)}`.execute(tx);
  }
}

/** An equal row is not updated: the embedded database never reclaims the space of old versions. */
function conflict(table: keyof Tables, on: OnConflict) {
  if (on === 'keep') return sql`on conflict do nothing`;
  const key = sql.join(on.key.map((column) => sql.ref(column)));
  const sets = sql.join(
    on.replace.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );
  const here = sql.join(on.replace.map((column) => sql.ref(`${table}.${column}`)));
  const coming = sql.join(on.replace.map((column) => sql.ref(`excluded.${column}`)));
  return sql`on conflict (${key}) do update set ${sets} where (${here}) is distinct from (${coming})`;
}
