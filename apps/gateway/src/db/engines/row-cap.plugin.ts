/**
 * Refuses results of very many rows, and reports large ones: PGlite blocks the whole process while it reads,
 * and no screen shows that much. Read in pages, or let SQL sum up.
 */
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';

export interface RowLimits {
  readonly refuseAbove: number;
  readonly warnAbove: number;
  /** Called for a result between the two limits. */
  readonly onLarge?: (rows: number) => void;
}

export const defaultRowLimits: RowLimits = { refuseAbove: 20_000, warnAbove: 5_000 };

class TooManyRows extends Error {
  override name = 'TooManyRows';
  constructor(rows: number, limit: number) {
    super(`A query returned ${rows} rows, more than ${limit}; read in pages or sum up in SQL.`);
  }
}

export class RowCapPlugin implements KyselyPlugin {
  readonly #limits: RowLimits;

  constructor(limits: RowLimits) {
    this.#limits = limits;
  }

  transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    return args.node;
  }

  async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const rows = args.result.rows.length;
    if (rows > this.#limits.refuseAbove) throw new TooManyRows(rows, this.#limits.refuseAbove);
    if (rows > this.#limits.warnAbove) this.#limits.onLarge?.(rows);
    return args.result;
  }
}
