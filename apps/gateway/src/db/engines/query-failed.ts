/**
 * Sanitised error of an engine: its code and names of the schema, never a customer's value. The engines put values
 * into detail, context, parameters and some messages.
 */
import type { DatabaseConnection } from 'kysely';
import { CannotOpenDatabase, getErrorCode } from './open.errors.ts';

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

/** Temporary failure: the database is away, too busy, full, or a lock is held. */
export class DatabaseUnavailable extends QueryFailed {
  override name = 'DatabaseUnavailable';

  /** @param code an SQLSTATE, a code of the network such as 'ECONNREFUSED', or '' */
  constructor(code: string, message: string) {
    super(code, message, null, null);
  }
}

/** Retry-After in seconds while the database is unavailable. */
export const RETRY_AFTER_SECONDS = 1;

/** Whether the same request may succeed a moment later. An error may be the cause of another one. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || error instanceof CannotOpenDatabase) return true;
  return error instanceof Error && error.cause !== undefined && isUnavailable(error.cause);
}

/**
 * Connection lost, resources used up, ended or cancelled by an operator or a time-out, a lock not had in time, a
 * server that only reads (it was the primary one until now).
 */
const passes = /^(08...|53...|57...|25P0[34]|55P03|25006)$/;

/** Of these the session has ended with the statement. */
const endsSession = /^(08...|57P0.|25P0[34])$/;

/** Whether a server's error means that its connection is dead. */
export const endsConnection = (error: unknown): boolean => endsSession.test(getErrorCode(error));

/** Class 22, wrong data: the message quotes the value. */
const quotesValues = /^22/;

function withoutValues(error: unknown): unknown {
  const code = getErrorCode(error);
  if (!(error instanceof Error) || !('severity' in error) || !/^[0-9A-Z]{5}$/.test(code)) return error;
  if (passes.test(code)) return new DatabaseUnavailable(code, error.message);
  const message = quotesValues.test(code) ? `the database refused a value (${code})` : error.message;
  return new QueryFailed(code, message, readField(error, 'constraint'), readField(error, 'table'));
}

function readField(error: object, key: string): string | null {
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
