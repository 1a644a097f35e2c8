/** Letters as other areas produce them. */
export type { LetterData, LetterKind } from './letter-kinds.ts';
export { makeLetterId, produceLetter } from './produce-letter.ts';
