/**
 * Looks into one file after the other, of each person in turn, where it can do no harm: in another process, which is killed
 * when a look has to be ended, and replaced.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fairQueue } from '../../../fair-queue.ts';
import type { CheckRequest, FileToCheck, LookLimits, Outcome } from './finding.ts';

export interface Sender {
  /** One who sends much waits for their own. */
  readonly owner: number;
  /** Nobody waits for the finding any more: others have their turn. */
  readonly isOver?: AbortSignal | undefined;
}

/** As many as there are places for uploads, of all and of one person. */
const places = { most: 16, mostOfOne: 2 };

/** @returns a function that looks into a file. Throws Refusal SK_BUSY_1001, SK_TIMEOUT_1001 */
export function openCheckLane() {
  const { inTurn } = fairQueue(places);
  let kept: ChildProcess | null = null;

  function startProcess(): ChildProcess {
    const child = fork(new URL('./check.process.ts', import.meta.url), {
      // Neither settings nor arguments are its business, and what a library prints may quote the file.
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const forget = () => {
      if (kept === child) kept = null;
    };
    kept = child.on('error', forget).once('exit', forget);
    return child;
  }

  function look(request: CheckRequest, isOver: AbortSignal | undefined): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    const child = kept ?? startProcess();
    let atExit: Outcome = null;
    const end = () => child.kill('SIGKILL');
    const onMessage = (outcome: Outcome) => {
      if (outcome !== 'too slow') return resolve(outcome);
      atExit = outcome;
      end();
    };
    const onExit = () => resolve(atExit);
    // Any error after the start ends the process.
    const onError = (error: Error) => child.pid === undefined && reject(error);
    // While it waits for work it keeps nobody from ending.
    child.ref();
    child.channel?.ref();
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    isOver?.addEventListener('abort', end);
    child.send(request);
    return promise.finally(() => {
      child.unref();
      child.channel?.unref();
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      isOver?.removeEventListener('abort', end);
    });
  }

  return (file: FileToCheck, limits: LookLimits, { owner, isOver }: Sender): Promise<Outcome> =>
    inTurn(owner, () => look({ file, limits }, isOver), isOver);
}
