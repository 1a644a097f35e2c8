/** Lengths of the fields in the forms of linking (S1 §9). */

/** Characters of a utilities account number, digits or hyphens. */
export const LENGTH_OF_ACCOUNT_NO = 10;
/** Digits of a postal code. */
export const LENGTH_OF_POSTAL_CODE = 6;
/** Characters of the end of an ID: the last 3 digits and the letter. */
export const LENGTH_OF_ID_FRAGMENT = 4;
/** The longest UEN that a form takes. */
export const LONGEST_UEN = 15;
