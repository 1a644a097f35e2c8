/**
 * Statements of every request, which take longer to plan than to run: each connection to a server keeps their plans
 * (engines/postgres-connections.ts). Knows no table.
 */
import { type RawBuilder, sql } from 'kysely';

/** Begins the text of a statement whose plan is kept. */
export const KEEPS_PLAN = '/* plan kept */';

/** For a fixed text with fixed columns alone, as each connection remembers each text. */
export const keepPlan = <Row>(statement: RawBuilder<Row>): RawBuilder<Row> =>
  sql<Row>`${sql.raw(KEEPS_PLAN)} ${statement}`;

/** A plan for ten serves so many. For thousands it would compare each row with each. */
const FEW = 20;

/** The plan for a few ids is kept; that for many is made for their number. */
export const keepPlanForFew = <Row>(ids: readonly number[], statement: RawBuilder<Row>): RawBuilder<Row> =>
  ids.length > FEW ? statement : keepPlan(statement);

/**
 * The right-hand side of `column = …` for one of the ids. A few are hidden from the planner: it would find a plan for exactly
 * these cheaper than one for all, and make it each time.
 */
export const anyOf = (ids: readonly number[]): RawBuilder<unknown> =>
  ids.length > FEW ? sql`any(${ids}::bigint[])` : sql`any(array(select unnest(${ids}::bigint[])))`;
