/**
 * Server-sent events read with fetch, as a bearer token stands in no address: lines to events, and an error for
 * whatever is no stream. Knows neither what is told nor what to do when it ends.
 */
import { ApiError, NO_ANSWER } from './api-error.ts';
import { wiring } from './api-wiring.ts';
import { readPrivateAnswer } from './post-private.ts';

export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** A stream that says nothing for so long is no stream: its first word comes at once, then a sign of life each 15 s. */
const FIRST_WORD_MS = 5_000;
const SILENCE_MS = 40_000;

/** Resolves when the gateway has ended it. @throws ApiError when it is refused, breaks or falls silent */
export async function readEventStream(
  path: string,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const left = new AbortController();
  try {
    await readStream(path, onEvent, AbortSignal.any([signal, left.signal]));
  } finally {
    left.abort();
  }
}

async function readStream(
  path: string,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await within(FIRST_WORD_MS, open(path, signal));
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!response.ok || !isStream || response.body === null) {
    readPrivateAnswer(response.status, await response.text().catch(() => ''));
    throw new ApiError(NO_ANSWER);
  }
  const reader = response.body.getReader();
  const leave = (): void => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', leave, { once: true });
  await readAll(reader, onEvent, signal);
}

async function open(path: string, signal: AbortSignal): Promise<Response> {
  const credentials = await wiring().credentials();
  const token = credentials ? { Authorization: `Bearer ${credentials.accessToken}` } : undefined;
  return fetch(path, { signal, cache: 'no-store', headers: { Accept: 'text/event-stream', ...token } });
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const decoder = new TextDecoder();
  const take = eventReader(onEvent);
  for (let patience = FIRST_WORD_MS; ; patience = SILENCE_MS) {
    const { done, value } = await within(patience, reader.read());
    if (done || signal.aborted) return;
    take(decoder.decode(value, { stream: true }));
  }
}

/** Text in pieces of any size; an event is told at the empty line after it. Comments and other fields are left out. */
export function eventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = '';
  let event = 'message';
  let data: string[] = [];
  const line = (text: string): void => {
    if (text === '') {
      if (data.length > 0) onEvent({ event, data: data.join('\n') });
      event = 'message';
      data = [];
      return;
    }
    const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(text) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  };
  return (text) => {
    // A CR at the end may be half of a line's end: it waits for what follows.
    const whole = rest + text;
    const lines = whole.replace(/\r$/, '').split(/\r\n|\n|\r/);
    rest = `${lines.pop() ?? ''}${whole.endsWith('\r') ? '\r' : ''}`;
    lines.forEach(line);
  };
}

async function within<T>(milliseconds: number, wanted: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError(NO_ANSWER)), milliseconds);
  });
  return Promise.race([wanted, late])
    .catch((error: unknown) => {
      throw error instanceof ApiError ? error : new ApiError(NO_ANSWER);
    })
    .finally(() => clearTimeout(timer));
}
