/**
 * The suffix behind a company's UEN in PayNow: empty, or exactly 3 letters or digits. Its texts differ by place (S2 §5,
 * S3 §5.8, readings §12).
 */
const SUFFIX_LENGTH = 3;

/** A wrong character comes before a wrong length. */
export function findSuffixProblem(suffix: string): 'characters' | 'length' | null {
  if (suffix === '') return null;
  if (!/^[0-9A-Za-z]*$/.test(suffix)) return 'characters';
  return suffix.length === SUFFIX_LENGTH ? null : 'length';
}

export const suffixTexts = {
  signedIn: { characters: 'Alphanumeric characters only', length: 'Suffix must be 3 digits' },
  restrictedArea: {
    characters: 'Please enter a valid suffix',
    length: 'Suffix must be exactly 3 characters',
  },
} as const;
