/** Writes the reply: exactly the keys of the request, in their order, each once. */
import type { Answer } from '@portal/contract/envelope';

/** Written by hand, as an object would swallow `__proto__` and reorder keys that look like numbers. */
export function writeReply(answers: readonly (readonly [key: string, answer: Answer])[]): string {
  return `{${answers.map(([key, answer]) => `${JSON.stringify(key)}:${JSON.stringify(answer)}`).join(',')}}`;
}
