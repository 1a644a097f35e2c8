/** Reads a text file of any size line by line. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

export interface FileLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Without the byte order mark of the first. */
export async function* readEveryLine(path: string): AsyncGenerator<FileLine> {
  let line = 0;
  const reader = createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const raw of reader) {
    line += 1;
    yield { line, text: line === 1 ? raw.replace(/^\uFEFF/, '') : raw };
  }
}

/** Lines that hold something. */
export async function* readLines(path: string): AsyncGenerator<FileLine> {
  for await (const each of readEveryLine(path)) if (each.text.trim() !== '') yield each;
}
