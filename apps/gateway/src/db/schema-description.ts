/**
 * The schema as sorted lines of text, the same on both engines and for every way that leads to it. Partitions
 * are left out: they follow the data. Knows no table by name but Kysely's own.
 */
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** One line per column, constraint, index, trigger and function. */
export async function describeSchema(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with relation as (
      select c.oid, c.relname, c.relkind from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname not like 'kysely%'
    )
    select 'table ' || r.relname || coalesce(' partition by ' || pg_get_partkeydef(r.oid), '') as line from relation r
    union all
    select 'column ' || r.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case when a.attidentity = '' then '' else ' identity ' || a.attidentity::text end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
    from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
    union all
    -- 'n': newer servers list not null here too
    select 'constraint ' || r.relname || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid)
    from relation r join pg_constraint c on c.conrelid = r.oid and c.contype not in ('n', 't')
    union all
    select 'index ' || replace(pg_get_indexdef(i.indexrelid), 'public.', '')
    from relation r join pg_index i on i.indrelid = r.oid
    union all
    select 'trigger ' || r.relname || ' ' || replace(pg_get_triggerdef(t.oid), 'public.', '')
    from relation r join pg_trigger t on t.tgrelid = r.oid and not t.tgisinternal
    union all
    select 'function ' || p.proname || ' ' || md5(p.prosrc)
    from pg_proc p where p.pronamespace = 'public'::regnamespace
    order by 1`.execute(db);
  return rows.map((row) => row.line).sort();
}

export interface KeyedTable {
  readonly table: string;
  /** The columns of the primary key, or of another unique index. */
  readonly key: readonly string[];
}

/** Every primary key and unique index with its columns, partitions left out. */
export async function describeKeys(db: Db): Promise<KeyedTable[]> {
  const { rows } = await sql<KeyedTable>`
    select c.relname::text as table, coalesce(array_agg(a.attname::text order by a.attnum)
      filter (where a.attnum is not null), '{}') as key
    from pg_class c
    left join pg_index i on i.indrelid = c.oid and i.indisunique
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = any((i.indkey::int2[])[0:i.indnkeyatts - 1])
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely%'
    group by c.relname, i.indexrelid order by c.relname, i.indexrelid`.execute(db);
  return rows;
}
