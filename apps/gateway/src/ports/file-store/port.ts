/**
 * Port to the store of customers' files. A file arrives 'quarantined', not readable, and becomes 'kept' in the
 * transaction that needs it; files left in quarantine are swept. Knows nothing of the contents of files.
 */
import type { Tx } from '../../db/database.ts';

export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** A file is found by its owner and its id together, never by the id alone. */
export interface FileKey {
  readonly customerId: number;
  readonly fileId: string;
}

export interface FileContent {
  /** The person's own file name, sanitised. */
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Uint8Array;
  /** Pages of a document; null for a picture. */
  readonly pages: number | null;
}

/** Metadata of a file. */
export interface FileFacts extends Omit<FileContent, 'bytes'> {
  readonly size: number;
}

export interface FileStore {
  /** Stores a file in quarantine. @returns its new random id, its only internal name */
  quarantine(customerId: number, content: FileContent): Promise<string>;

  /** A kept file; null: unknown, of another customer, or still in quarantine. */
  get(key: FileKey): Promise<FileContent | null>;

  /** Metadata of a kept file, found like with `get`. */
  facts(key: FileKey): Promise<FileFacts | null>;

  /**
   * Takes a file out of quarantine, in the caller's transaction.
   * @throws FileGone when it does not exist any more, so that no row refers to it
   */
  keep(tx: Tx, key: FileKey): Promise<void>;

  /** Puts a kept file back in quarantine, in the caller's transaction: the sweep deletes it. */
  withdraw(tx: Tx, key: FileKey): Promise<void>;

  /** Deletes a file in any state. An unknown id is no failure. */
  drop(key: FileKey): Promise<void>;

  /** Deletes files in quarantine since before an instant; never a file kept meanwhile. @returns how many */
  sweep(before: number): Promise<number>;
}

export class FileGone extends Error {
  override readonly name = 'FileGone';
  constructor() {
    super('The file is not in quarantine.');
  }
}
