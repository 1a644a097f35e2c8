/** How column types look in TypeScript, the same on both engines. Knows no table. */
import type { Cents } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import type { ColumnType } from 'kysely';

/** int8, read as a checked safe integer. Energy is Wh, water litres. */
export type Int8 = ColumnType<number, number, number>;
/** int8 of whole cents. */
export type Money = ColumnType<Cents, number, number>;
export type MoneyOrZero = ColumnType<Cents, number | undefined, number>;
/** date: 'YYYY-MM-DD', never a Date, so that no time zone can move it. */
export type Day = ColumnType<SgDay, SgDay, SgDay>;
export type DayOrNull = ColumnType<SgDay | null, SgDay | null | undefined, SgDay | null>;
/** timestamptz: milliseconds since 1970 (UTC), as a Clock returns them; `instants.plugin.ts` writes them. */
export type Instant = ColumnType<number, Written, Written>;
export type InstantOrNull = ColumnType<number | null, Written | null | undefined, Written | null>;
type Written = number | Date | string;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** jsonb goes in as text: one engine's driver would take a bare array for a PostgreSQL array. */
export type Jsonb = ColumnType<Json, string, string>;
export type JsonbOrNull = ColumnType<Json | null, string | null | undefined, string | null>;

export type Utility = 'electricity' | 'water' | 'gas';
export type ReadStatus = 'Actual' | 'Estimated' | 'Partial';
