/** Messages between the gateway and the thread that checks a file. */
import type { FileType } from '../../../ports/file-store/port.ts';

export interface FileToCheck {
  readonly type: FileType;
  readonly bytes: Uint8Array;
}

export type Finding =
  | { readonly kind: 'document'; readonly pages: number }
  | { readonly kind: 'picture'; readonly type: 'image/jpeg' | 'image/png'; readonly bytes: Uint8Array };
