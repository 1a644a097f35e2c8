/** An officer's note as it can be sent. Pure. */
import { STAFF_NOTE_LENGTH } from '@portal/contract/http';

/** @param note trimmed */
export const isNote = (note: string): boolean => note !== '' && note.length <= STAFF_NOTE_LENGTH;
