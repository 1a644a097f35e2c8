/** The packings of a PDF by their names here. */
import { type Unpack, unpack } from '../unpack.ts';
import { unpackLzw } from './lzw.ts';
import { unpackRuns } from './runs.ts';

export const unpackers = { flate: unpack, lzw: unpackLzw, runs: unpackRuns } as const satisfies Record<
  string,
  Unpack
>;
