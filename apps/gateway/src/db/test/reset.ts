/**
 * Lets a test database be used by the next test: a copy of its rows is kept beside them, and triggers note the tables
 * that a test touches, so that only those are written anew. Knows no table.
 */
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Plain tables and the roots of partitioned ones hold the rows; each partition is watched too. */
const bookkeeping = [
  'create schema kept',
  'create table kept.touched (relation oid not null)',
  'create table kept.sequence (name text not null, last bigint not null, was_used boolean not null)',
  `create function kept.touch() returns trigger language plpgsql security definer as $$
    begin
      insert into kept.touched values (coalesce(pg_partition_root(tg_relid), tg_relid));
      return null;
    end $$`,
  `create function kept.restore() returns void language plpgsql as $$
    declare
      touched record;
      columns text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for touched in select distinct c.oid, c.relname from kept.touched join pg_class c on c.oid = relation loop
        select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
          where attrelid = touched.oid and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('delete from public.%I', touched.relname);
        execute format('insert into public.%I (%s) overriding system value select %s from kept.%I',
          touched.relname, columns, columns, touched.relname);
      end loop;
      delete from kept.touched;
      perform setval(name::regclass, last, was_used) from kept.sequence;
    end $$`,
  `do $$
    declare
      part record;
    begin
      for part in select relname, relispartition from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') loop
        if not part.relispartition then
          execute format('create table kept.%I as table public.%I', part.relname, part.relname);
        end if;
        execute format('create trigger touched after insert or update or delete or truncate on public.%I
          for each statement execute function kept.touch()', part.relname);
        -- also where a test has switched the others off
        execute format('alter table public.%I enable always trigger touched', part.relname);
      end loop;
      for part in select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'S' loop
        execute format('insert into kept.sequence select %L, last_value, is_called from public.%I',
          format('public.%I', part.relname), part.relname);
      end loop;
    end $$`,
];

/** Once, when everything is in it that each test is to find. */
export async function keepContents(db: Db): Promise<void> {
  for (const statement of bookkeeping) await sql.raw(statement).execute(db);
}

/** One statement that answers { shape }: equal as long as no table, trigger or function was changed. */
export const SHAPE = `select concat_ws(' ',
    (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_class
      where relnamespace in ('public'::regnamespace, 'kept'::regnamespace)),
    (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)),
    (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_trigger),
    (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_constraint),
    (select concat(count(*), '/', sum(xmin::text::bigint)) from pg_proc
      where pronamespace in ('public'::regnamespace, 'kept'::regnamespace))
  ) as shape`;

/** One statement: every row as it was kept. */
export const RESTORE = 'select kept.restore()';
