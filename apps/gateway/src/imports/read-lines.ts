/** Reads a text file of any size line by line. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

export interface FileLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Lines that hold something, without the byte order mark of the first. */
export async function* readLines(path: string): AsyncGenerator<FileLine> {
  let line = 0;
  const reader = createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const raw of reader) {
    line += 1;
    const text = line === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (text.trim() !== '') yield { line, text };
  }
}
