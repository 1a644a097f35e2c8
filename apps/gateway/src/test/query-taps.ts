/** Stands between the gateway and the database in a test: counts what is asked, or breaks it. */
import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely';

const getSqlText = (node: RootOperationNode): string =>
  JSON.stringify(node, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

const passing: Pick<KyselyPlugin, 'transformResult'> = { transformResult: async ({ result }) => result };

export interface QueryCount {
  count: number;
}

export function counting(total: QueryCount): KyselyPlugin {
  return {
    ...passing,
    transformQuery({ node }) {
      total.count += 1;
      return node;
    },
  };
}

/** Every query that touches the table fails, as when its index is corrupt. */
export function failingOn(table: string): KyselyPlugin {
  return {
    ...passing,
    transformQuery({ node }) {
      if (getSqlText(node).includes(table)) throw new Error(`the table ${table} is broken in this test`);
      return node;
    },
  };
}

/** Every answer from the table comes late, as when its disk is busy, or never. @param wait for each of them */
export function answeringLate(table: string, wait: () => Promise<unknown>): KyselyPlugin {
  const late = new WeakSet<QueryId>();
  return {
    transformQuery({ node, queryId }) {
      if (getSqlText(node).includes(table)) late.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (late.has(queryId)) await wait();
      return result;
    },
  };
}
