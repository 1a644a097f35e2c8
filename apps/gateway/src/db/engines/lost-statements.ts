/**
 * Finds statements that never reached the server, or whose answer was lost on the way, though new connections work: a network
 * that forgets the connections it has carries nothing and closes nothing. Their sessions have nothing to do while somebody
 * waits for them.
 */
import type pg from 'pg';

/** A statement without its answer. */
export interface Unanswered {
  /** The server's number of its session. */
  readonly session: number;
  readonly askedAt: number;
  /** All that its connection has received: a long answer may still be coming. */
  readonly bytes: number;
  /** Destroys its connection. */
  cut(): void;
}

export interface StatementSource {
  /** Statements that have waited for so many milliseconds. */
  findUnanswered(milliseconds: number): readonly Unanswered[];
  /** Asks on each connection that nobody uses, and destroys those that do not answer. */
  checkIdle(): void;
}

/** From then on the server is asked about it. */
const OVERDUE_MS = 2_000;
/** An answer may be on its way. */
const ON_ITS_WAY_MS = 500;

const own = `from pg_stat_activity
  where pid = any($1::int[]) and application_name = current_setting('application_name') and state like 'idle%'`;

/** @param ask on a connection that works. @returns looks once; to be called several times a second */
export function createLostStatementWatch(
  sources: readonly StatementSource[],
  ask: (text: string, values: readonly unknown[]) => Promise<pg.QueryResult<{ pid: number }>>,
): () => Promise<void> {
  let suspects: readonly (Unanswered & { readonly since: number })[] = [];
  return async () => {
    const overdue = sources.flatMap((source) => source.findUnanswered(OVERDUE_MS));
    const earlier = suspects;
    suspects = [];
    if (overdue.length === 0) return;
    const { rows } = await ask(`select pid ${own}`, [overdue.map(({ session }) => session)]);
    const idle = new Set(rows.map(({ pid }) => pid));
    const now = performance.now();
    suspects = overdue
      .filter(({ session }) => idle.has(session))
      .map((each) => ({ ...each, since: earlier.find((one) => isSame(one, each))?.since ?? now }));
    const lost = suspects.filter(({ since }) => now - since >= ON_ITS_WAY_MS);
    if (lost.length === 0) return;
    for (const { cut } of lost) cut();
    for (const source of sources) source.checkIdle();
    // Their locks are free then.
    await ask(`select pid, pg_terminate_backend(pid) ${own}`, [lost.map(({ session }) => session)]);
  };
}

const isSame = (one: Unanswered, other: Unanswered): boolean =>
  one.session === other.session && one.askedAt === other.askedAt && one.bytes === other.bytes;
