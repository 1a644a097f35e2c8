/**
 * Waits for news of one thing: over a stream of events, which is opened again when it ends; where there is none, by
 * asking now and then. Ends at the last news, when it is stopped, and when nobody may ask any more.
 */
import { isSessionCode } from '@portal/contract/errors';
import { toApiError } from '../api/api-error.ts';
import { readEventStream, type StreamEvent } from '../api/event-stream.ts';

export interface Watched<News> {
  /** Of the stream. */
  readonly path: string;
  /** null: an event of another kind. */
  read(event: StreamEvent): News | null;
  /** The same news, asked for. @throws ApiError */
  ask(): Promise<News>;
  /** @returns whether nothing more will come */
  onNews(news: News): boolean;
  /** Whether the gateway answers. */
  onReach(isReached: boolean): void;
}

/** S2 §7, readings §8: every 3 seconds. */
export const ASK_EVERY_MS = 3_000;
/** A stream that could not be had is tried again after so many questions. */
const QUESTIONS = 5;

/** @returns stops it */
export function watch<News>(watched: Watched<News>): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  void follow({
    ...watched,
    signal,
    tell: (news) => {
      if (signal.aborted) return;
      watched.onReach(true);
      if (watched.onNews(news)) stopped.abort();
    },
    failed: (error) => {
      if (signal.aborted) return;
      if (isOver(error)) stopped.abort();
    },
  });
  return () => stopped.abort();
}

interface Following<News> extends Watched<News> {
  readonly signal: AbortSignal;
  tell(news: News): void;
  failed(error: unknown): void;
}

async function follow<News>(following: Following<News>): Promise<void> {
  const { signal } = following;
  while (!signal.aborted) {
    const wasHeard = await overStream(following);
    // Ended, or broken: opened again in the same rhythm, as a stream of an order that is over ends at once.
    if (wasHeard) await pause(ASK_EVERY_MS, signal);
    else await byAsking(following);
  }
}

/** @returns whether anything came over it */
async function overStream<News>({
  path,
  read,
  signal,
  tell: notify,
  failed,
}: Following<News>): Promise<boolean> {
  let wasHeard = false;
  const hear = (event: StreamEvent): void => {
    const news = read(event);
    if (news === null) return;
    wasHeard = true;
    notify(news);
  };
  await readEventStream(path, hear, signal).catch(failed);
  return wasHeard;
}

async function byAsking<News>({
  ask,
  onReach,
  signal,
  tell: notify,
  failed,
}: Following<News>): Promise<void> {
  for (let count = 0; count < QUESTIONS && !signal.aborted; count += 1) {
    try {
      notify(await ask());
    } catch (error) {
      failed(error);
      if (!signal.aborted) onReach(toApiError(error).reference !== null);
    }
    await pause(ASK_EVERY_MS, signal);
  }
}

/** The session has ended, or it is not theirs: no later answer would be another one. */
const isOver = (error: unknown): boolean => {
  const { code } = toApiError(error);
  return isSessionCode(code) || code === 'SK_ACCESS_1001';
};

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
