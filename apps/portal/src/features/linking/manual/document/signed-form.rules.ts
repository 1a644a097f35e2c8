/**
 * Rules for a signed form before it leaves this device (S1 §5, readings §17). A first look alone: the gateway reads
 * what the file really is.
 */
import { errorCatalogue } from '@portal/contract/errors';
import { MOST_FILE_BYTES } from '@portal/contract/http';

const KINDS = ['.pdf', '.jpg', '.jpeg', '.png'] as const;

/** As a picker wants it. */
export const ACCEPTED = KINDS.join(',');

/** Problem of a file, in the words that are shown; null: none that can be seen from here. */
export function signedFormProblem({ name, size }: { name: string; size: number }): string | null {
  const spelling = name.toLowerCase();
  if (!KINDS.some((kind) => spelling.endsWith(kind))) return errorCatalogue.SK_FILE_1001.text;
  if (size > MOST_FILE_BYTES) return errorCatalogue.SK_FILE_1002.text;
  return size === 0 ? errorCatalogue.SK_FILE_1004.text : null;
}
