/** Rules for a photo before it leaves this device: a first look alone, the gateway reads what the file really is. */
import { errorCatalogue } from '@portal/contract/errors';
import { fieldTexts } from '@portal/contract/field-texts';
import { MOST_FILE_BYTES } from '@portal/contract/http';

const KINDS = ['.jpg', '.jpeg', '.png'] as const;

/** As a picker wants it: a phone then offers its camera beside its pictures. */
export const ACCEPTED_PHOTOS = 'image/jpeg,image/png';

/** Problem of a photo, in the words that are shown; null: none that can be seen from here. */
export function photoProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const spelling = name.toLowerCase();
  if (!KINDS.some((kind) => spelling.endsWith(kind))) return fieldTexts.photoType;
  if (size > MOST_FILE_BYTES) return errorCatalogue.SK_FILE_1002.text;
  return size === 0 ? errorCatalogue.SK_FILE_1004.text : null;
}
