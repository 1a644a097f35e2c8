/** Takes a file of bills and keeps what was refused in a file beside it, which may be put right and taken again. */

import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../../db/database.ts';
import { type Imported, importBills } from './import-bills.ts';

/** 'bills.refused.jsonl' beside 'bills.jsonl'. */
export const refusedPath = (path: string): string => path.replace(/\.(jsonl|csv)$/, '.refused.$1');

/** @param tell is given a line for each bill that was not taken: file, line and reason */
export async function importFile(
  parts: { readonly db: Db; readonly clock: Clock; tell(text: string): void },
  path: string,
): Promise<Imported> {
  const rejected: { file: WriteStream | null } = { file: null };
  const imported = await importBills(
    {
      ...parts,
      async refused({ where, why, text, head }) {
        parts.tell(`${where}: ${why}`);
        const lines = rejected.file === null && head !== '' ? [head, text] : [text];
        // Bills are somebody's: for nobody else on this computer to read.
        rejected.file ??= createWriteStream(refusedPath(path), { mode: 0o600 });
        if (!rejected.file.write(`${lines.join('\n')}\n`)) await once(rejected.file, 'drain');
      },
    },
    path,
  );
  if (rejected.file) await finished(rejected.file.end());
  return imported;
}
