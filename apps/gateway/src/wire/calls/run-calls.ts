/**
 * Runs the admitted calls of a body: reads concurrently, writes as one, each within its deadline. An error of one call
 * is the answer of that call alone.
 */
import type { Answer } from '@portal/contract/envelope';
import { withDeadline } from '../deadline.ts';
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
): Promise<CallResult[]> {
  const runnable = planned.filter(isRunnable);
  const [firstWrite, ...moreWrites] = runnable.filter(isWrite);
  const [reads, writes] = await Promise.all([
    Promise.all(runnable.filter((one) => !isWrite(one)).map((one) => read(wire, request, one))),
    firstWrite ? writeAsOne(wire, request, [firstWrite, ...moreWrites]) : [],
  ]);
  const byKey = new Map([...reads, ...writes].map((ended) => [ended.key, ended]));
  return planned.flatMap((one) =>
    isRunnable(one)
      ? (byKey.get(one.key) ?? [])
      : { key: one.key, answer: { error: one.refused }, milliseconds: 0 },
  );
}

async function read(
  wire: Wire,
  request: KeyedRequest,
  { key, call, context }: Runnable,
): Promise<CallResult> {
  const started = performance.now();
  const answer = await withDeadline(wire.deadlines.readMilliseconds, call.run(context)).then(
    (data): Answer => ({ data }),
    (error: unknown): Answer => ({ error: wireErrorOfThrown(error, request.log, key) }),
  );
  return { key, answer, milliseconds: performance.now() - started };
}

async function writeAsOne(
  wire: Wire,
  request: KeyedRequest,
  calls: readonly [Runnable, ...Runnable[]],
): Promise<CallResult[]> {
  const started = performance.now();
  const answers = await withDeadline(wire.deadlines.writeMilliseconds, runWrites(wire, request, calls)).catch(
    (error: unknown): Map<string, Answer> => {
      const refused = wireErrorOfThrown(error, request.log, calls[0].key);
      return new Map(calls.map(({ key }) => [key, { error: refused }]));
    },
  );
  return [...answers].map(([key, answer]) => ({ key, answer, milliseconds: performance.now() - started }));
}
