/** One large file at a time for each person (T32). */
import type { Readable } from 'node:stream';
import { Refusal } from '../wire/calls/refusal.ts';
import type { SubjectContext } from '../wire/context.ts';

/** @returns a function that makes a file unless another one of the person is still being sent. Throws SK_BUSY_1001 */
export function allowOneFileAtATime() {
  const underWay = new Set<number>();
  return async <File extends { readonly content: Readable }>(
    { subject }: SubjectContext,
    makeFile: () => Promise<File>,
  ): Promise<File> => {
    const customerId = subject.customer?.customerId ?? 0;
    if (underWay.has(customerId)) throw new Refusal('SK_BUSY_1001');
    underWay.add(customerId);
    try {
      const file = await makeFile();
      file.content.once('close', () => underWay.delete(customerId));
      return file;
    } catch (error) {
      underWay.delete(customerId);
      throw error;
    }
  };
}
