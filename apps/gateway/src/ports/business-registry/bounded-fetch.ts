/**
 * Calls to the registry: only to its own origins, without redirects, with limits of time and size. Knows no
 * protocol.
 */
import { RegistryError } from './port.ts';

export interface Bounds {
  readonly origins: ReadonlySet<string>;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export const usualBounds = { timeoutMs: 8_000, maxBytes: 128 * 1024 } as const;

export type BoundedFetch = (url: string, init: RequestInit) => Promise<Response>;

async function readBytes(answer: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Counted while reading: a Content-Length header proves nothing.
  for await (const part of answer.body ?? []) {
    length += part.byteLength;
    if (length > maxBytes) throw new RegistryError('malformed', 'answer too long');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Resolves after the body was read. @throws RegistryError `unavailable` or `malformed` (as a rejection) */
export function boundedFetch({ origins, timeoutMs, maxBytes }: Bounds): BoundedFetch {
  return async (url, init) => {
    if (!origins.has(new URL(url).origin)) throw new RegistryError('malformed', 'address of another origin');
    try {
      const answer = await fetch(url, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status >= 300 && answer.status < 400) {
        await answer.body?.cancel();
        throw new RegistryError('malformed', 'redirect');
      }
      if (answer.status >= 500) {
        await answer.body?.cancel();
        throw new RegistryError('unavailable', `status ${answer.status}`);
      }
      const body = await readBytes(answer, maxBytes);
      const { status, headers } = answer;
      return new Response(body.byteLength === 0 ? null : body, { status, headers });
    } catch (error) {
      if (error instanceof RegistryError) throw error;
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      throw new RegistryError('unavailable', isSlow ? 'time-out' : 'no connection');
    }
  };
}
