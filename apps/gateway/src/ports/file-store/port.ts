/**
 * Port to where customers' files are kept. A file comes in 'quarantined', where nobody reads it, and becomes 'kept'
 * in the transaction that needs it; whatever stays in quarantine is swept. Knows nothing of what files hold or mean.
 */
import type { Tx } from '../../db/database.ts';

export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** A file is found by its owner and its id together, never by the id alone. */
export interface FileKey {
  readonly customerId: number;
  readonly fileId: string;
}

export interface FileContent {
  /** As the person called it, made harmless. */
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Uint8Array;
  /** Of a document; null of a picture. */
  readonly pages: number | null;
}

/** What is known of a file without reading it. */
export interface FileFacts extends Omit<FileContent, 'bytes'> {
  readonly size: number;
}

export interface FileStore {
  /** Stores a file that nobody may see yet. @returns its new random id, the only name that it has inside */
  quarantine(customerId: number, content: FileContent): Promise<string>;

  /** A kept file; null: unknown, somebody else's, or still in quarantine. */
  get(key: FileKey): Promise<FileContent | null>;

  /** Of a kept file, as `get` finds it. */
  facts(key: FileKey): Promise<FileFacts | null>;

  /**
   * Takes a file out of quarantine, together with whatever else the transaction writes.
   * @throws FileGone when it is not there any more, so that nothing refers to it
   */
  keep(tx: Tx, key: FileKey): Promise<void>;

  /** Puts a kept file back in quarantine, together with whatever else the transaction writes: the sweep deletes it. */
  withdraw(tx: Tx, key: FileKey): Promise<void>;

  /** Deletes a file, in whatever state. Unknown ones are no failure. */
  drop(key: FileKey): Promise<void>;

  /** Deletes what came into quarantine before an instant and is still there; never what is kept meanwhile. @returns how many */
  sweep(before: number): Promise<number>;
}

export class FileGone extends Error {
  override readonly name = 'FileGone';
  constructor() {
    super('The file is not in quarantine.');
  }
}
