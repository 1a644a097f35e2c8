/**
 * Runs the admitted calls of a body: reads concurrently, writes as one, each within its deadline. An error of one call
 * is the answer of that call alone.
 */
import type { Answer } from '@portal/contract/envelope';
import { listLooks, storeLooks } from '../callers/viewers.ts';
import type { TimeLeft } from '../deadline.ts';
import type { Wire } from '../wire.ts';
import { runWrites } from '../writes/run-writes.ts';
import type { KeyedRequest } from './keyed-request.ts';
import { isRunnable, type PlannedCall, type Runnable } from './plan.ts';
import { wireErrorOfThrown } from './unexpected.ts';

export interface CallResult {
  readonly key: string;
  readonly answer: Answer;
  readonly milliseconds: number;
}

const isWrite = ({ operation }: Runnable): boolean => operation.declaration.effect === 'write';

/** @returns how each key ended, in the order of the body */
export async function runCalls(
  wire: Wire,
  request: KeyedRequest,
  planned: readonly PlannedCall[],
  time: TimeLeft,
): Promise<CallResult[]> {
  const runnable = planned.filter(isRunnable);
  const [firstWrite, ...moreWrites] = runnable.filter(isWrite);
  const looked = recordLooksOf(wire, runnable);
  const [reads, writes] = await Promise.all([
    Promise.all(runnable.filter((one) => !isWrite(one)).map((one) => read(request, one, looked, time))),
    firstWrite ? writeAsOne(wire, request, [firstWrite, ...moreWrites], time) : [],
  ]);
  const byKey = new Map([...reads, ...writes].map((ended) => [ended.key, ended]));
  return planned.flatMap((one) =>
    isRunnable(one)
      ? (byKey.get(one.key) ?? [])
      : { key: one.key, answer: { error: one.refused }, milliseconds: 0 },
  );
}

const findLooks = ({ operation, call, context }: Runnable) =>
  'subject' in context ? listLooks(operation.viewers, context.subject, call.claims) : [];

/** Stores the looks of an invited person while the calls of the body run: one statement for all of them, if any. */
function recordLooksOf({ db, clock }: Wire, runnable: readonly Runnable[]): Promise<void> {
  const looks = runnable.flatMap(findLooks);
  const [viewer] = runnable.flatMap(({ context }) => ('subject' in context ? context.subject : []));
  const stored = looks.length > 0 && viewer ? storeLooks({ db, clock, subject: viewer }, looks) : null;
  // Each read that waits for it fails with it: here nobody does yet.
  stored?.catch(() => {});
  return stored ?? Promise.resolve();
}

/** @param looked an answer about accounts of others leaves only when the look at them is stored */
async function read(
  request: KeyedRequest,
  one: Runnable,
  looked: Promise<void>,
  time: TimeLeft,
): Promise<CallResult> {
  const { key, call, context } = one;
  const started = performance.now();
  const answering = (isOver: AbortSignal) => {
    const running = call.run({ ...context, isOver });
    return findLooks(one).length === 0 ? running : answerOnceStored(running, looked);
  };
  const answer = await time.forRead(answering).then(
    (data): Answer => ({ data }),
    (error: unknown): Answer => ({ error: wireErrorOfThrown(error, request.log, key) }),
  );
  return { key, answer, milliseconds: performance.now() - started };
}

async function answerOnceStored<T>(answering: Promise<T>, looked: Promise<void>): Promise<T> {
  const [answer] = await Promise.all([answering, looked]);
  return answer;
}

async function writeAsOne(
  wire: Wire,
  request: KeyedRequest,
  calls: readonly [Runnable, ...Runnable[]],
  time: TimeLeft,
): Promise<CallResult[]> {
  const started = performance.now();
  const answers = await time
    .forWrite(() => runWrites(wire, request, calls))
    .catch((error: unknown): Map<string, Answer> => {
      const refused = wireErrorOfThrown(error, request.log, calls[0].key);
      return new Map(calls.map(({ key }) => [key, { error: refused }]));
    });
  return [...answers].map(([key, answer]) => ({ key, answer, milliseconds: performance.now() - started }));
}
