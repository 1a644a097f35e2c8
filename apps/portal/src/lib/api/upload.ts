/**
 * A multipart POST that tells how far it is: fetch cannot, hence XMLHttpRequest. A person's token, an idempotency key
 * and the reading of the answer are those of post-private.ts. Knows no path, no form and no screen.
 */
import { ApiError, NO_ANSWER } from './api-error.ts';
import { privateHeaders, readPrivateAnswer } from './post-private.ts';

export interface UploadProgress {
  /** 0 to 1 of the whole body; at 1 everything is sent and the answer is awaited. */
  readonly part: number;
  /** As the speed so far says; null while it cannot be known. */
  readonly secondsLeft: number | null;
}

interface UploadOptions {
  /** The same for every try of the same content, so that a try whose answer was lost is not done twice. */
  readonly idempotencyKey: string;
  /** Stops it: what was sent so far is of no use to anybody. */
  readonly signal: AbortSignal;
  onProgress(progress: UploadProgress): void;
}

/** Somebody wanted it to stop. */
export class UploadStopped extends Error {
  override readonly name = 'UploadStopped';
}

/** Nothing sent and nothing heard for so long: the way there is cut, whatever the network thinks. */
export const SILENCE_MS = 60_000;

/** @throws ApiError, UploadStopped */
export async function upload(path: string, body: FormData, options: UploadOptions): Promise<unknown> {
  const { idempotencyKey, signal, onProgress } = options;
  const headers = await privateHeaders(idempotencyKey);
  if (signal.aborted) throw new UploadStopped();
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let silence = setTimeout(giveUp, SILENCE_MS);
    let first: Tick | null = null;

    function end(settle: () => void): void {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      settle();
    }
    function giveUp(): void {
      end(() => reject(new ApiError(NO_ANSWER)));
      request.abort();
    }

    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, timeStamp }) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENCE_MS);
      const tick = { sent: loaded, total, at: timeStamp };
      first ??= tick;
      onProgress(computeProgress(first, tick));
    };
    request.onload = () =>
      end(() => {
        try {
          resolve(readPrivateAnswer(request.status, request.responseText));
        } catch (error) {
          reject(error);
        }
      });
    request.onerror = () => end(() => reject(new ApiError(NO_ANSWER)));
    request.onabort = () => end(() => reject(new UploadStopped()));
    signal.addEventListener('abort', stop);
    request.send(body);
  });
}

export interface Tick {
  /** Bytes, of `total`. */
  readonly sent: number;
  readonly total: number;
  /** Milliseconds by the browser's own count. */
  readonly at: number;
}

/** Less than this says nothing about the speed. */
const SHORTEST_LOOK_MS = 500;

/** @param first the first that was heard of this upload */
export function computeProgress(first: Tick, now: Tick): UploadProgress {
  const part = now.total > 0 ? Math.min(1, now.sent / now.total) : 0;
  const elapsed = now.at - first.at;
  const bytes = now.sent - first.sent;
  const canTell = elapsed >= SHORTEST_LOOK_MS && bytes > 0;
  return {
    part,
    secondsLeft: canTell ? Math.round(((now.total - now.sent) * elapsed) / bytes / 1000) : null,
  };
}
