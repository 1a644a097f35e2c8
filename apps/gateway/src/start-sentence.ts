/** Why a start stopped, in one sentence for the person at the terminal, where the reason is one they can mend. */
import { ConfigError } from './config.ts';
import { CannotOpenDatabase, codeOf, isDiskFull } from './db/open.errors.ts';

/** An error with everything that it says it came from; errors that name one another in a ring end. */
function* reasonsOf(problem: unknown, seen = new Set<unknown>()): Generator<Error> {
  if (!(problem instanceof Error) || seen.has(problem)) return;
  seen.add(problem);
  yield problem;
  yield* reasonsOf(problem.cause, seen);
  if (problem instanceof AggregateError) for (const one of problem.errors) yield* reasonsOf(one, seen);
}

/** @returns null when only the log can help */
export function startSentence(problem: unknown): string | null {
  const reasons = [...reasonsOf(problem)];
  const explained = reasons.find((one) => one instanceof ConfigError || one instanceof CannotOpenDatabase);
  if (explained) return explained.message;
  if (reasons.some(isDiskFull)) return 'The disk is full; make room and start again.';
  const taken = reasons.find((one) => codeOf(one) === 'EADDRINUSE');
  if (!taken) return null;
  const port: unknown = Reflect.get(taken, 'port');
  const which = typeof port === 'number' ? `Port ${port}` : 'The port';
  return `${which} is in use: stop what uses it, or choose another one with PORT.`;
}
