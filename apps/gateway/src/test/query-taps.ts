/** Stands between the gateway and the database in a test: counts what is asked, or breaks it. */
import { ExplainNode, type KyselyPlugin, type QueryId, RawNode, type RootOperationNode } from 'kysely';

const getSqlText = (node: RootOperationNode): string =>
  JSON.stringify(node, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

const passing: Pick<KyselyPlugin, 'transformResult'> = { transformResult: async ({ result }) => result };

export interface QueryCount {
  count: number;
}

/** @param table only queries that touch it; left out: all */
export function counting(total: QueryCount, table = ''): KyselyPlugin {
  return {
    ...passing,
    transformQuery({ node }) {
      if (table === '' || getSqlText(node).includes(table)) total.count += 1;
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

/** Each statement is planned and not run; the plan is added as text. Only for statements without a result that is used. */
export function explaining(plans: string[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (!RawNode.is(node)) return { ...node, explain: ExplainNode.create() };
      const [first = '', ...rest] = node.sqlFragments;
      return { ...node, sqlFragments: [`explain ${first}`, ...rest] };
    },
    async transformResult({ result }) {
      plans.push(result.rows.flatMap((row) => Object.values(row)).join('\n'));
      return { ...result, rows: [], numAffectedRows: 0n };
    },
  };
}
