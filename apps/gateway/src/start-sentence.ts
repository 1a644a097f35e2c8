/** Turns a failed start into one sentence for the operator, if the operator can mend it. */
import { ConfigError } from './config.ts';
import { CannotOpenDatabase, getErrorCode, isDiskFull } from './db/engines/open.errors.ts';

/** An error and all its causes; cycles end. */
function* walkCauses(problem: unknown, seen = new Set<unknown>()): Generator<Error> {
  if (!(problem instanceof Error) || seen.has(problem)) return;
  seen.add(problem);
  yield problem;
  yield* walkCauses(problem.cause, seen);
  if (problem instanceof AggregateError) for (const one of problem.errors) yield* walkCauses(one, seen);
}

/** @returns null when only the log can help */
export function startSentence(problem: unknown): string | null {
  const reasons = [...walkCauses(problem)];
  const explained = reasons.find((one) => one instanceof ConfigError || one instanceof CannotOpenDatabase);
  if (explained) return explained.message;
  if (reasons.some(isDiskFull)) return 'The disk is full; make room and start again.';
  const taken = reasons.find((one) => getErrorCode(one) === 'EADDRINUSE');
  if (!taken) return null;
  const port: unknown = Reflect.get(taken, 'port');
  const which = typeof port === 'number' ? `Port ${port}` : 'The port';
  return `${which} is in use: stop what uses it, or choose another one with PORT.`;
}
