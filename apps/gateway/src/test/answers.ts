/** Reads a reply as the contract types it. For operation tests. */
import { type OperationName, type Output, operations } from '@portal/contract';
import type { KeyedCallResult } from './test-world.ts';

/** The data of a key. @throws when the key was refused */
export function getData<N extends OperationName>(result: KeyedCallResult, name: N): Output<N> {
  const answer = result.answers[name];
  if (!answer || answer.error) throw new Error(`${name} was refused: ${JSON.stringify(answer)}`);
  return operations[name].output.parse(answer.data) as Output<N>;
}

/** The code a key was refused with; undefined when it was not. */
export const getCode = (result: KeyedCallResult, name: string): string | undefined =>
  result.answers[name]?.error?.code;
