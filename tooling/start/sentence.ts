/** Turns the failure of `npm start` into one sentence for the person at the terminal. */
import { startSentence } from '../../apps/gateway/src/start-sentence.ts';
import { BuildFailed } from './portal-build.ts';
import { PortTaken } from './reserve-port.ts';

export function sentenceFor(problem: unknown): string {
  if (problem instanceof PortTaken) return problem.message;
  const sentence = startSentence(problem);
  if (sentence !== null) return sentence;
  if (problem instanceof BuildFailed) return `The portal could not be built: ${problem.message.trim()}`;
  return `The portal could not start: ${problem instanceof Error ? problem.message : String(problem)}`;
}
