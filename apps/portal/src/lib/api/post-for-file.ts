/**
 * A file that only the right person may have, for this page alone: asked for in a body, so that its name stands in no
 * address; kept as bytes, never opened by the type that the answer claims. Knows no path.
 */
import { ApiError, NO_ANSWER } from './api-error.ts';
import { privateHeaders, readPrivateAnswer } from './post-private.ts';

/** @param type what the bytes count as. @throws ApiError */
export async function postForFile(path: string, body: object, type: string): Promise<Blob> {
  const headers = { ...(await privateHeaders(crypto.randomUUID())), 'Content-Type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => null,
  );
  // Words in place of a file are an error, whatever their status says.
  if (!response?.ok || response.headers.get('content-type')?.startsWith('application/json')) {
    readPrivateAnswer(response?.status ?? 0, (await response?.text().catch(() => '')) ?? '');
    throw new ApiError(NO_ANSWER);
  }
  const bytes = await response.arrayBuffer().catch(() => null);
  if (bytes === null || bytes.byteLength === 0) throw new ApiError(NO_ANSWER);
  return new Blob([bytes], { type });
}
