/** A POST of the public REST calls beside POST /api: JSON in, JSON out, nobody's token. */
import { ApiError, NO_ANSWER } from './api-error.ts';

/** @throws ApiError for anything but a JSON answer of 200 to 399 (S1 §8) */
export async function postRest(path: string, body: object): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (answer === undefined) throw new ApiError(NO_ANSWER);
  return answer;
}
