/** Calls to an outside party: only to its own origins, without redirects, with limits of time and size. Knows no protocol. */

export interface Bounds {
  readonly origins: ReadonlySet<string>;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export type BoundedFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Has no cause: answers hold tokens and names, and causes are logged. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed';
  readonly reason: 'unavailable' | 'malformed';
  readonly detail: string;

  constructor(reason: FetchFailed['reason'], detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** Reads the body to its end, and no further than `maxBytes`. @returns null when it is longer: its rest is not waited for */
export async function readBounded(answer: Response, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Counted while reading: a Content-Length header proves nothing.
  for await (const part of answer.body ?? []) {
    length += part.byteLength;
    if (length > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Resolves after the body was read. @throws FetchFailed (as a rejection) */
export function boundedFetch({ origins, timeoutMs, maxBytes }: Bounds): BoundedFetch {
  return async (url, init) => {
    if (!origins.has(new URL(url).origin)) throw new FetchFailed('malformed', 'address of another origin');
    try {
      const answer = await fetch(url, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status >= 300 && answer.status < 400) {
        await answer.body?.cancel();
        throw new FetchFailed('malformed', 'redirect');
      }
      if (answer.status >= 500) {
        await answer.body?.cancel();
        throw new FetchFailed('unavailable', `status ${answer.status}`);
      }
      const body = await readBounded(answer, maxBytes);
      if (body === null) throw new FetchFailed('malformed', 'answer too long');
      const { status, headers } = answer;
      return new Response(body.byteLength === 0 ? null : body, { status, headers });
    } catch (error) {
      if (error instanceof FetchFailed) throw error;
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      throw new FetchFailed('unavailable', isSlow ? 'time-out' : 'no connection');
    }
  };
}
