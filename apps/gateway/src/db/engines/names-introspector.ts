/**
 * Lists tables by name and without their columns. Kysely asks for tables only before each migration, three times, and to
 * read all columns of a grown schema takes longer than most migrations.
 */
import { PostgresIntrospector, sql, type TableMetadata } from 'kysely';

type AnyKysely = ConstructorParameters<typeof PostgresIntrospector>[0];

export class NamesIntrospector extends PostgresIntrospector {
  readonly #db: AnyKysely;

  constructor(db: AnyKysely) {
    super(db);
    this.#db = db;
  }

  /** Tables that are found without naming their schema; `columns` is empty. */
  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string; name: string }>`
      select schemaname::text as schema, tablename::text as name from pg_tables
      where schemaname = any(current_schemas(false))`.execute(this.#db);
    return rows.map(({ schema, name }) => ({ schema, name, columns: [], isView: false, isForeign: false }));
  }
}
