/**
 * The statements that the gateway sends for a request, with their parameters, in the order and side by side as it sends them:
 * what the bare server of the bench sends as well.
 */
import pg from 'pg';

/** Statements that ran side by side; the next ones began when they had ended. */
export type Batch = { readonly name?: string; readonly text: string; readonly values: readonly unknown[] }[];

const heartbeats = /pg_is_in_recovery|pg_terminate_backend/;

/** Watches the connections of this process for the rest of its life. */
export function watchStatements(): { of(work: () => Promise<void>): Promise<Batch[]> } {
  let batches: Batch[] = [];
  let busy = 0;
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const watched = function (this: pg.Client, ...args: unknown[]): unknown {
    const [sent, values = []] = args as [string | Batch[number], unknown[]?];
    const statement = typeof sent === 'string' ? { text: sent, values } : sent;
    const answer = query.apply(this, args);
    if (heartbeats.test(statement.text) || !(answer instanceof Promise)) return answer;
    if (busy === 0) batches.push([]);
    const { name, text } = statement;
    batches.at(-1)?.push({ ...(name !== undefined && { name }), text, values: statement.values ?? [] });
    busy += 1;
    const end = () => {
      busy -= 1;
    };
    answer.then(end, end);
    return answer;
  };
  Object.assign(pg.Client.prototype, { query: watched });
  return {
    async of(work) {
      batches = [];
      await work();
      return batches;
    },
  };
}
