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
  const kept: { file: WriteStream | null } = { file: null };
  const imported = await importBills(
    {
      ...parts,
      async refused({ where, why, text, head }) {
        parts.tell(`${where}: ${why}`);
        const lines = kept.file === null && head !== '' ? [head, text] : [text];
        // Bills are somebody's: for nobody else on this computer to read.
        kept.file ??= createWriteStream(refusedPath(path), { mode: 0o600 });
        if (!kept.file.write(`${lines.join('\n')}\n`)) await once(kept.file, 'drain');
      },
    },
    path,
  );
  if (kept.file) await finished(kept.file.end());
  return imported;
}
