/** Messages between the gateway, the process that checks files, and its thread. */
import type { FileType } from '../../../ports/file-store/port.ts';

export interface FileToCheck {
  readonly type: FileType;
  readonly bytes: Uint8Array;
}

export interface LookLimits {
  /** Processor time, once the code is loaded: a busy machine is no fault of the file. */
  readonly processorMs: number;
  /** Memory outside the heap: buffers for unpacked data. */
  readonly bufferBytes: number;
}

export interface CheckRequest {
  readonly file: FileToCheck;
  readonly limits: LookLimits;
}

export type Finding =
  | { readonly kind: 'document'; readonly pages: number }
  | { readonly kind: 'picture'; readonly type: 'image/jpeg' | 'image/png'; readonly bytes: Uint8Array };

/** null: broken, of a kind that is not taken, or too much to look at. */
export type Outcome = Finding | null | 'too slow';
