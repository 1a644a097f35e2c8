/**
 * The process that looks into files, one at a time. A thread does the work, so that its time and its memory can be watched
 * meanwhile; a process of its own, as nothing else ends the code of decoders, which may crash, too.
 */
import { Worker } from 'node:worker_threads';
import type { CheckRequest, Finding, Outcome } from './finding.ts';

const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const LOOK_EVERY_MS = 20;
/** Of its processor time: then it waits for something that will not come. */
const MOST_TIMES_BY_THE_CLOCK = 4;

const tell = (outcome: Outcome) => process.send?.(outcome);
/** Waits for no thread. */
const end = () => process.kill(process.pid, 'SIGKILL');

/** @returns whether the time is over that begins now */
function startMeter(milliseconds: number): () => boolean {
  const before = process.cpuUsage();
  const began = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(before);
    const byClock = performance.now() - began;
    return (user + system) / 1_000 > milliseconds || byClock > milliseconds * MOST_TIMES_BY_THE_CLOCK;
  };
}

process.on('disconnect', end).on('message', ({ file, limits }: CheckRequest) => {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: heap,
  });
  let isTooSlow = () => false;
  let isTold = false;
  const tellOnce = (outcome: Outcome) => {
    if (!isTold) tell(outcome);
    isTold = true;
    clearInterval(watch);
  };
  const watch = setInterval(() => {
    // The gateway ends this process then.
    if (isTooSlow()) return tellOnce('too slow');
    worker.getHeapStatistics().then(
      ({ external_memory }) => external_memory > limits.bufferBytes && end(),
      () => undefined,
    );
  }, LOOK_EVERY_MS);
  worker
    .on('message', (message: 'ready' | Finding | null) => {
      if (message === 'ready') isTooSlow = startMeter(limits.processorMs);
      else {
        tellOnce(message);
        void worker.terminate();
      }
    })
    .once('error', () => undefined)
    .once('exit', () => tellOnce(null));
});
