/** Types of file that a form takes, and its words for what it does not take. */
import type { FileType } from '../../ports/file-store/port.ts';
import { Refusal } from '../../wire/calls/refusal.ts';

export interface FileForm {
  readonly types: readonly FileType[];
  /** Text for a file of another type; null: the text of SK_FILE_1001 names the types of this form. */
  readonly wrongType: string | null;
  /** Text for a form that came without its file. */
  readonly missing: string;
}

export const missingFile = ({ missing }: FileForm): Refusal =>
  new Refusal('SK_INPUT_1001', [{ field: 'file', message: missing }]);

export const wrongType = ({ wrongType: message }: FileForm): Refusal =>
  new Refusal('SK_FILE_1001', message === null ? undefined : [{ field: 'file', message }]);
