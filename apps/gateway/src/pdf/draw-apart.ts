/**
 * Draws documents in threads of their own: a page is tens of milliseconds of work, during which the gateway would answer
 * nobody. Threads are kept, since fonts and fast code are. Knows no document.
 */
import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { fairQueue } from '../fair-queue.ts';
import type { Drawing, Drawn } from './draw.worker.ts';

/** One core is left to the requests. */
const THREADS = Math.min(2, Math.max(1, availableParallelism() - 1));
const MOST = 200;
/** Every bill of a year, one press each. */
export const MOST_OF_ONE = 12;
const DRAW_WITHIN_MS = 10_000;

const { inTurn } = fairQueue({ most: MOST, mostOfOne: MOST_OF_ONE, atOnce: THREADS });
const idle: Worker[] = [];

/** Any function that makes a document, or prepares for one. */
type Draws = (...details: never[]) => Readable | Promise<void>;

/** The reader of a document, and until when it is waited for: the context of a call is one. */
interface Asker {
  readonly token: { readonly subject: string };
  readonly isOver?: AbortSignal;
}

/**
 * @param module where the function is exported
 * @param name of the function
 * @returns the function as it can be called from here: with the asker first, and the finished document as its answer. Throws
 *   Refusal SK_BUSY_1001 when too much waits already, SK_TIMEOUT_1001 when nobody waits for it any more
 */
export const drawnApart =
  <Draw extends Draws>(module: URL, name: string) =>
  ({ token, isOver }: Asker, ...details: Parameters<Draw>): Promise<Buffer> =>
    inTurn(token.subject, () => draw({ module: module.href, name, details }), isOver);

async function draw(drawing: Drawing): Promise<Buffer> {
  const thread = idle.pop() ?? startThread();
  try {
    const document = await ask(thread, drawing);
    idle.push(thread);
    return document;
  } catch (error) {
    void thread.terminate();
    throw error;
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('./draw.worker.ts', import.meta.url), { env: {}, argv: [] });
  // A thread that waits for work keeps no process alive.
  thread.unref();
  const forget = () => {
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
  };
  // Without a listener, the error of a thread that waits for work would end the process.
  thread.on('error', forget).once('exit', forget);
  return thread;
}

async function ask(thread: Worker, drawing: Drawing): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const fail = (reason: string) => reject(new Error(`the document was not drawn: ${reason}`));
  const onMessage = (drawn: Drawn) =>
    'document' in drawn ? resolve(Buffer.from(drawn.document)) : fail(drawn.problem);
  const onError = (error: Error) => fail(error.name);
  const onExit = () => fail('its thread ended');
  const timer = setTimeout(() => fail('it took too long'), DRAW_WITHIN_MS);
  thread.on('message', onMessage).on('error', onError).on('exit', onExit);
  try {
    // Throws when the details cannot be cloned.
    thread.postMessage(drawing);
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.off('message', onMessage).off('error', onError).off('exit', onExit);
  }
}
