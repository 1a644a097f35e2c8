/**
 * Looks into a file. One at a time, so that many uploads cost time and not memory; and beside it one of those that take
 * longer than files do, so that nobody else waits for their senders.
 */
import type { FileContent, FileType } from '../../../ports/file-store/port.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import { openCheckLane, type Sender } from './check-lane.ts';
import type { FileToCheck, Finding } from './finding.ts';

export interface CheckLimits {
  /**
   * Processor time of the first look. Few files take longer, and the looks of seven people in turn fit into the time of a
   * write.
   */
  readonly quickMs: number;
  /** Of the second look, from the beginning, at a file that does. */
  readonly slowMs: number;
  /** Of either look. */
  readonly bufferBytes: number;
}

export const usualCheckLimits: CheckLimits = {
  quickMs: 1_500,
  slowMs: 12_000,
  bufferBytes: 64 * 1024 * 1024,
};

const lookQuickly = openCheckLane();
const lookLonger = openCheckLane();

/** @returns null: broken, of a kind that is not taken, or too much to look at */
async function findContent(
  file: FileToCheck,
  { quickMs, slowMs, bufferBytes }: CheckLimits,
  sender: Sender,
): Promise<Finding | null> {
  let outcome = await lookQuickly(file, { processorMs: quickMs, bufferBytes }, sender);
  if (outcome === 'too slow') outcome = await lookLonger(file, { processorMs: slowMs, bufferBytes }, sender);
  if (sender.isOver?.aborted) throw new Refusal('SK_TIMEOUT_1001');
  return outcome === 'too slow' ? null : outcome;
}

const endings: Readonly<Record<FileType, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};

/** A picture that was drawn anew as another type is named like it. */
const named = (name: string, type: FileType): string =>
  endings[type].test(name) ? name : name.replace(/\.[^.]*$/, type === 'image/jpeg' ? '.jpg' : '.png');

/**
 * @returns what is to be kept: a document as it came, a picture drawn anew without what it said of itself
 * @throws Refusal SK_BUSY_1001, SK_TIMEOUT_1001
 */
export async function checkedContent(
  { name, type, bytes }: Omit<FileContent, 'pages'>,
  limits: CheckLimits = usualCheckLimits,
  sender: Sender = { owner: 0 },
): Promise<FileContent | null> {
  const finding = await findContent({ type, bytes }, limits, sender);
  if (finding === null) return null;
  if (finding.kind === 'document') return { name, type, bytes, pages: finding.pages };
  return { name: named(name, finding.type), type: finding.type, bytes: finding.bytes, pages: null };
}
