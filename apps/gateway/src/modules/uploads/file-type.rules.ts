/** A file's type: its name and its first bytes must agree. */
import type { FileType } from '../../ports/file-store/port.ts';
import { extensionOf, hidesAnotherType } from './file-name.rules.ts';

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
export function typeOf(name: string, bytes: Uint8Array): FileType | null {
  const type = promised[extensionOf(name)];
  if (type === undefined || hidesAnotherType(name)) return null;
  return sniffedType(bytes) === type ? type : null;
}
