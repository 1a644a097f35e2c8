/** A write that keeps the one file that came with it: both are there afterwards, or neither. */
import { createHash } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { reach } from '../../kill-point.ts';
import type { FileKey } from '../../ports/file-store/port.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { RunWrite, Trace } from '../../wire/rest/rest-write.ts';
import { acceptFile } from './accept-file.ts';
import type { FileForm } from './file-form.ts';
import type { UploadedFile } from './upload.ts';

export type FileDeps = Pick<Deps, 'files' | 'scanner'> & { readonly log: Pick<Deps['log'], 'warn'> };

export interface FileWrite {
  readonly deps: FileDeps;
  /** As it stands in the record. */
  readonly name: string;
  /** Everything that was said beside the file, in its canonical spelling. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly form: FileForm;
  readonly file: UploadedFile | null;
  /**
   * Judges the fields before anything of the file is looked at.
   * @returns the customer whose file it will be @throws Refusal
   */
  judge(): Promise<number>;
}

/** The file of a write, already out of quarantine. */
export interface KeptFile extends FileKey {
  /** Of the bytes that are kept. */
  readonly sha256: string;
}

/** The answer of a write, and the file before it that nothing refers to any more. */
export interface Written<Answer> {
  readonly answer: Answer;
  readonly replaced: FileKey | null;
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** @throws Refusal; the file that came is gone then */
export async function writeWithFile<Answer extends object>(
  runWrite: RunWrite,
  { deps, name, fields, form, file, judge }: FileWrite,
  run: (tx: Tx, trace: Trace, kept: KeptFile) => Promise<Written<Answer>>,
): Promise<Answer> {
  const held: HeldFiles = { file: null, isKept: false, replaced: null };
  const write = {
    name,
    input: { ...fields, file: file && sha256Of(file.bytes) },
    async before(isOver: AbortSignal) {
      const customerId = await judge();
      const { fileId, bytes } = await acceptFile(deps, { customerId, file, form, isOver });
      held.file = { customerId, fileId };
      return { ...held.file, sha256: sha256Of(bytes) };
    },
  };
  try {
    const answer = await runWrite(write, async (tx, trace, kept: KeptFile) => {
      await deps.files.keep(tx, kept);
      const written = await run(tx, trace, kept);
      held.isKept = true;
      held.replaced = written.replaced;
      // Here already, so that whatever happens after this nobody reads it again, and it is swept.
      if (held.replaced) await deps.files.withdraw(tx, held.replaced);
      reach('upload-written');
      return written.answer;
    });
    if (held.isKept) reach('upload-committed');
    await releaseFiles(deps, held);
    return answer;
  } catch (error) {
    if (nothingHappened(error) && held.file) await deps.files.drop(held.file);
    throw error;
  }
}

/** Files that one call has stored. */
interface HeldFiles {
  file: FileKey | null;
  isKept: boolean;
  replaced: FileKey | null;
}

/** Of copies that came at once one is kept; of files of one thing the last. */
async function releaseFiles(
  { files }: Pick<Deps, 'files'>,
  { file, isKept, replaced }: HeldFiles,
): Promise<void> {
  if (file && !isKept) await files.drop(file);
  if (replaced) await files.drop(replaced);
}

/** After a time-out or a broken connection nobody knows yet: what was not kept is swept, what was kept must stay. */
const nothingHappened = (error: unknown): boolean =>
  error instanceof Refusal && error.code !== 'SK_TIMEOUT_1001';
