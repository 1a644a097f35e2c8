/** Turns whatever a call threw into what the caller may know; the rest goes to the log under a reference. */
import { randomUUID } from 'node:crypto';
import type { WireError } from '@portal/contract/envelope';
import { isUnavailable } from '../../db/engines/query-failed.ts';
import type { Log } from '../log.ts';
import { Refusal, toWireError, wireErrorOfRefusal } from './refusal.ts';

/** @param operation named in the log line beside the reference */
export function wireErrorOfThrown(error: unknown, log: Log, operation: string): WireError {
  if (error instanceof Refusal) return wireErrorOfRefusal(error);
  if (isUnavailable(error)) {
    log.warn({ err: error, operation, event: 'database' }, 'the database was unavailable to a call');
    return toWireError('SK_BUSY_1001');
  }
  const reference = randomUUID();
  log.error({ err: error, reference, operation }, 'a call failed unexpectedly');
  return toWireError('SK_UNKNOWN_1001', { reference });
}

/** For a part that may fail alone inside `data`. */
export async function partOrError<T>(
  work: () => Promise<T>,
  log: Log,
  operation: string,
): Promise<{ data: T } | { error: WireError }> {
  try {
    return { data: await work() };
  } catch (error) {
    return { error: wireErrorOfThrown(error, log, operation) };
  }
}
