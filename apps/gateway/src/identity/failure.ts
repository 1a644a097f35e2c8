/** Log fields of an identity failure, and the status of its page. */
import { errorCatalogue } from '@portal/contract/errors';
import { isUnavailable } from '../db/engines/query-failed.ts';

/** Where it happened, without the message: a database's message may repeat an address. */
export function toTrace(error: unknown): { failure: string; at: string[] } {
  if (!(error instanceof Error)) return { failure: 'unknown', at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { failure: error.name, at: frames.slice(0, 8).map((line) => line.trim()) };
}

const getProperty = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Whether the answer came to the end of its time while the work went on. */
export const isLate = (error: unknown): boolean => getProperty(error, 'code') === 'SK_TIMEOUT_1001';

/** The caller's own fault keeps its status, a refusal that of its code; anything else is ours. */
export function statusOfFailure(error: unknown): number {
  if (isUnavailable(error)) return 503;
  const status = getProperty(error, 'statusCode');
  if (typeof status === 'number' && status >= 400 && status < 500) return status;
  const code = getProperty(error, 'code');
  if (typeof code === 'string' && code in errorCatalogue) {
    return errorCatalogue[code as keyof typeof errorCatalogue].status;
  }
  return 500;
}
