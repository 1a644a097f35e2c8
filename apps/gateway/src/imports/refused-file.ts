/** The refused part of an imported file: reported by file and line, and written beside it, to be corrected and imported again. */
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { basename } from 'node:path';
import { finished } from 'node:stream/promises';

export interface Refused {
  readonly line: number;
  /** By fields, never by values: a report may be read by many. */
  readonly why: string;
  /** The lines of the file as they came. */
  readonly text: string;
  /** The first row of a CSV; '' for JSON Lines. */
  readonly head: string;
}

/** 'bills.refused.jsonl' beside 'bills.jsonl'. */
export const refusedPath = (path: string): string => path.replace(/\.(jsonl|csv)$/, '.refused.$1');

/**
 * Runs an import that hands over what it refuses, in the order of the file.
 * @param tell is given a line for each: file, line and reason
 */
export async function withRefusedFile<T>(
  path: string,
  tell: (text: string) => void,
  run: (refuse: (refused: Refused) => Promise<void>) => Promise<T>,
): Promise<T> {
  const rejected: { file: WriteStream | null } = { file: null };
  const result = await run(async ({ line, why, text, head }) => {
    tell(`${basename(path)}:${line}: ${why}`);
    const lines = rejected.file === null && head !== '' ? [head, text] : [text];
    // It is somebody's data: for nobody else on this computer to read.
    rejected.file ??= createWriteStream(refusedPath(path), { mode: 0o600 });
    if (!rejected.file.write(`${lines.join('\n')}\n`)) await once(rejected.file, 'drain');
  });
  if (rejected.file) await finished(rejected.file.end());
  return result;
}
