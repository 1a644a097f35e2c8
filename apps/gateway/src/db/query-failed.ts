/**
 * What is left of an engine's error when it leaves the database: its code and names of ours, never a value that
 * somebody typed. The engines put those into detail, context, parameters and some messages.
 */
import type { DatabaseConnection } from 'kysely';
import { codeOf } from './open.errors.ts';

export class QueryFailed extends Error {
  override name = 'QueryFailed';
  /** SQLSTATE, for instance '23505'. */
  readonly code: string;
  readonly constraint: string | null;
  readonly table: string | null;

  constructor(code: string, message: string, constraint: string | null, table: string | null) {
    super(message);
    this.code = code;
    this.constraint = constraint;
    this.table = table;
  }
}

/** Class 22, wrong data: the message quotes the value. */
const quotesValues = /^22/;

function withoutValues(error: unknown): unknown {
  const code = codeOf(error);
  if (!(error instanceof Error) || !('severity' in error) || !/^[0-9A-Z]{5}$/.test(code)) return error;
  const message = quotesValues.test(code) ? `the database refused a value (${code})` : error.message;
  return new QueryFailed(code, message, nameIn(error, 'constraint'), nameIn(error, 'table'));
}

function nameIn(error: object, key: string): string | null {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
}

const guarded = new WeakSet<DatabaseConnection>();

/** Makes a connection's errors safe to log. A connection is used many times and guarded once. */
export function guardErrors(connection: DatabaseConnection): DatabaseConnection {
  if (guarded.has(connection)) return connection;
  guarded.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    try {
      return await execute(query, options);
    } catch (error) {
      throw withoutValues(error);
    }
  };
  return connection;
}
