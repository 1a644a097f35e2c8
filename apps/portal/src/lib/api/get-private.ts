/** The REST reads beside POST /api: a person's token, JSON back. Knows no path. */
import { wiring } from './api-wiring.ts';
import { readPrivateAnswer } from './post-private.ts';

/** @throws ApiError for anything but a JSON answer of 200 to 399 (S1 §8); the session hears when it is over */
export async function getPrivate(
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const credentials = await wiring().credentials();
  const asked = new URLSearchParams(query).toString();
  const response = await fetch(
    asked === '' ? path : `${path}?${asked}`,
    credentials ? { headers: { Authorization: `Bearer ${credentials.accessToken}` } } : {},
  ).catch(() => null);
  return readPrivateAnswer(response?.status ?? 0, (await response?.text().catch(() => '')) ?? '');
}
