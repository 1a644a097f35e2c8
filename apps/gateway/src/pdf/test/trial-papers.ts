/** Documents that go well, badly and very badly. For tests of the threads that draw. */
import { Readable } from 'node:stream';

export const word = (text: string): Readable => Readable.from([Buffer.from(text)]);

export function fail(secret: string): Readable {
  throw new RangeError(`quotes ${secret}`);
}

export function die(): Readable {
  process.exit(1);
}

/** Breaks its thread once the document is made and nobody waits for the thread any more. */
export function breakLater(): Readable {
  setTimeout(() => {
    throw new RangeError('later');
  }, 50);
  return word('made');
}
