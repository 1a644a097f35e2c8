/** A file that was accepted becomes part of what its customer sent. */
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { FileKey } from '../../ports/file-store/port.ts';

/**
 * Inside the transaction that writes what the file belongs to: both are there, or neither.
 * @throws FileGone when housekeeping was faster, an hour after the upload
 */
export const keepFile = ({ files }: Pick<Deps, 'files'>, tx: Tx, key: FileKey): Promise<void> =>
  files.keep(tx, key);
