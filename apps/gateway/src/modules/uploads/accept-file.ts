/**
 * From what a customer sent to a file in quarantine that was found clean. Every refusal leaves nothing behind; what a
 * power cut leaves is swept by housekeeping.
 */
import { MOST_FILE_BYTES } from '@portal/contract/http';
import type { Deps } from '../../deps.ts';
import { reach } from '../../kill-point.ts';
import type { FileContent, FileType } from '../../ports/file-store/port.ts';
import { ScanFailed } from '../../ports/malware-scan/port.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { checkedContent, usualCheckLimits } from './check/check-file.ts';
import { type FileForm, missingFile, wrongType } from './file-form.ts';
import { getExtension, harmlessName, hidesAnotherType } from './file-name.rules.ts';
import type { UploadedFile } from './upload.ts';

/** A file's type: its name and its first bytes must agree. */
const promised: Readonly<Record<string, FileType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const signatures: readonly (readonly [FileType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-1.', 'latin1')],
  ['application/pdf', Buffer.from('%PDF-2.', 'latin1')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** At its very first byte: readers that look further on are what makes a file two things at once. */
function sniffedType(bytes: Uint8Array): FileType | null {
  const found = signatures.find(([, start]) => start.equals(bytes.subarray(0, start.length)));
  return found?.[0] ?? null;
}

/** @param name made harmless @returns null: not one of the types that are taken, or not what it says */
function findType(name: string, bytes: Uint8Array): FileType | null {
  const type = promised[getExtension(name)];
  if (type === undefined || hidesAnotherType(name)) return null;
  return sniffedType(bytes) === type ? type : null;
}

export interface AcceptedFile extends FileContent {
  readonly fileId: string;
}

type Parts = Pick<Deps, 'files' | 'scanner'> & { readonly log: Pick<Deps['log'], 'warn'> };

/** Without a verdict a file is refused like an infected one. */
async function isClean({ scanner, log }: Parts, ...versions: Uint8Array[]): Promise<boolean> {
  try {
    for (const bytes of new Set(versions)) if ((await scanner.scan(bytes)) !== 'clean') return false;
    return true;
  } catch (error) {
    if (!(error instanceof ScanFailed)) throw error;
    log.warn({ event: 'scan failed', reason: error.failure }, 'an upload was refused without a verdict');
    return false;
  }
}

interface FileToAccept {
  readonly customerId: number;
  /** As readUpload gave it. */
  readonly file: UploadedFile | null;
  readonly form: FileForm;
  /** The deadline of the write has answered. */
  readonly isOver?: AbortSignal;
}

/**
 * @throws Refusal SK_INPUT_1001 none, SK_FILE_1001 type, SK_FILE_1002 size, SK_FILE_1003 broken, infected or
 * not scanned, SK_FILE_1004 empty, SK_BUSY_1001 too many wait, SK_TIMEOUT_1001 nobody waits for it
 */
export async function acceptFile(
  deps: Parts,
  { customerId, file, form, isOver }: FileToAccept,
): Promise<AcceptedFile> {
  reach('upload-received');
  if (!file) throw missingFile(form);
  const { bytes } = file;
  if (bytes.length > MOST_FILE_BYTES) throw new Refusal('SK_FILE_1002');
  if (bytes.length === 0) throw new Refusal('SK_FILE_1004');
  const name = harmlessName(file.name);
  const type = findType(name, bytes);
  if (type === null || !form.types.includes(type)) throw wrongType(form);
  const content = await checkedContent({ name, type, bytes }, usualCheckLimits, {
    owner: customerId,
    isOver,
  });
  if (content === null) throw new Refusal('SK_FILE_1003');

  const fileId = await deps.files.quarantine(customerId, content);
  reach('upload-quarantined');
  try {
    // Scans both the upload and the stored content: a picture is re-encoded.
    if (!(await isClean(deps, bytes, content.bytes))) throw new Refusal('SK_FILE_1003');
  } catch (error) {
    await deps.files.drop({ customerId, fileId });
    throw error;
  }
  reach('upload-scanned');
  return { fileId, ...content };
}
