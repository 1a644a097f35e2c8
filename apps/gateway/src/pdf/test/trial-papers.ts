/** Documents that go well, badly and very badly. For tests of the threads that draw. */
import { Readable } from 'node:stream';

export const word = (text: string): Readable => Readable.from([Buffer.from(text)]);

export function fail(secret: string): Readable {
  throw new RangeError(`quotes ${secret}`);
}

export function die(): Readable {
  process.exit(1);
}
