/** Turns what stopped a start into one sentence for the person at the terminal. */
import { ConfigError } from '../../apps/gateway/src/config.ts';
import { CannotOpenDatabase, isDiskFull } from '../../apps/gateway/src/db/open.errors.ts';
import { BuildFailed } from './portal-build.ts';
import { PortTaken } from './reserve-port.ts';

export function sentenceFor(problem: unknown): string {
  const explained = [ConfigError, PortTaken, CannotOpenDatabase].some((kind) => problem instanceof kind);
  if (explained && problem instanceof Error) return problem.message;
  if (isDiskFull(problem)) return 'The disk is full; make room and start again.';
  if (problem instanceof BuildFailed) return `The portal could not be built: ${problem.message.trim()}`;
  return `The portal could not start: ${problem instanceof Error ? problem.message : String(problem)}`;
}
