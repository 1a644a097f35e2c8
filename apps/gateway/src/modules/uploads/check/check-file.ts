/**
 * Looks into a file where it can do no harm: in a thread of its own that is ended when it takes too long or too much
 * memory. One file at a time, so that many uploads cost time and not memory.
 */
import { Worker } from 'node:worker_threads';
import { fairQueue } from '../../../fair-queue.ts';
import type { FileContent, FileType } from '../../../ports/file-store/port.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { FileToCheck, Finding } from './finding.ts';

export interface CheckLimits {
  readonly timeMs: number;
  /** Limit of a thread's memory outside its heap: buffers for unpacked data. */
  readonly bufferBytes: number;
}

export const usualCheckLimits: CheckLimits = { timeMs: 12_000, bufferBytes: 64 * 1024 * 1024 };

const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const LOOK_EVERY_MS = 20;
const MOST_WAITING = 16;

/** @returns null: broken, of a kind that is not taken, or too much to look at */
function checkContent(
  file: FileToCheck,
  limits: CheckLimits,
  isOver: AbortSignal | undefined,
): Promise<Finding | null> {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: heap,
    // Neither settings nor arguments are its business, and what a library prints may quote the file.
    env: {},
    argv: [],
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return new Promise((resolve) => {
    let finding: Finding | null = null;
    const stop = () => void worker.terminate();
    const timer = setTimeout(stop, limits.timeMs);
    isOver?.addEventListener('abort', stop);
    const watch = setInterval(() => {
      worker.getHeapStatistics().then(
        ({ external_memory }) => external_memory > limits.bufferBytes && stop(),
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    worker.once('message', (message: Finding | null) => {
      finding = message;
      stop();
    });
    worker.once('error', () => undefined);
    worker.once('exit', () => {
      clearTimeout(timer);
      clearInterval(watch);
      isOver?.removeEventListener('abort', stop);
      resolve(finding);
    });
  });
}

const { inTurn } = fairQueue({ most: MOST_WAITING });

const endings: Readonly<Record<FileType, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};

/** A picture that was drawn anew as another type is named like it. */
const named = (name: string, type: FileType): string =>
  endings[type].test(name) ? name : name.replace(/\.[^.]*$/, type === 'image/jpeg' ? '.jpg' : '.png');

interface Sender {
  /** One who sends much waits for their own. */
  readonly owner: number;
  /** Nobody waits for the finding any more: others have their turn. */
  readonly isOver?: AbortSignal | undefined;
}

/**
 * @returns what is to be kept: a document as it came, a picture drawn anew without what it said of itself
 * @throws Refusal SK_BUSY_1001, SK_TIMEOUT_1001
 */
export async function checkedContent(
  { name, type, bytes }: Omit<FileContent, 'pages'>,
  limits: CheckLimits = usualCheckLimits,
  { owner, isOver }: Sender = { owner: 0 },
): Promise<FileContent | null> {
  const finding = await inTurn(owner, () => checkContent({ type, bytes }, limits, isOver), isOver);
  if (isOver?.aborted) throw new Refusal('SK_TIMEOUT_1001');
  if (finding === null) return null;
  if (finding.kind === 'document') return { name, type, bytes, pages: finding.pages };
  return { name: named(name, finding.type), type: finding.type, bytes: finding.bytes, pages: null };
}
