/**
 * The REST writes beside POST /api: a person's token, an idempotency key, JSON back. Its parts serve whoever sends in
 * another way, as an upload that shows its progress. Knows no path and no form.
 */
import { isSessionCode } from '@portal/contract/errors';
import { headers as names } from '@portal/contract/http';
import { ApiError, buildApiError, isAccepted, isWireError, NO_ANSWER } from './api-error.ts';
import { wiring } from './api-wiring.ts';

/** @throws ApiError for anything but a JSON answer of 200 to 399 (S1 §8) */
export async function postPrivate(path: string, body: object, idempotencyKey: string): Promise<unknown> {
  const headers = { ...(await privateHeaders(idempotencyKey)), 'Content-Type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => null,
  );
  return readPrivateAnswer(response?.status ?? 0, (await response?.text().catch(() => '')) ?? '');
}

/** Token and attempt of a request. */
export async function privateHeaders(idempotencyKey: string): Promise<Record<string, string>> {
  const credentials = await wiring().credentials();
  return {
    [names.idempotencyKey]: idempotencyKey,
    ...(credentials ? { Authorization: `Bearer ${credentials.accessToken}` } : {}),
  };
}

/** Reads an answer. @param status 0: nothing came. @throws ApiError; the session hears when it is over */
export function readPrivateAnswer(status: number, text: string): unknown {
  const answer = parsed(text);
  const refused = answer !== undefined && answer !== null ? (answer as { error?: unknown }).error : undefined;
  if (isAccepted(status) && answer !== undefined && !isWireError(refused)) return answer;
  const error = isWireError(refused)
    ? buildApiError(refused)
    : new ApiError(NO_ANSWER, undefined, null, [], status === 0 ? null : status);
  if (isSessionCode(error.code)) wiring().onSessionEnded(error.code);
  throw error;
}

/** undefined: no JSON at all. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
