/** A holder's name as an officer may compare it with what a payer says, and no more. Pure. */

/** 'T** M** L**' for Tan Mei Lin: the first sign of each word; how long the words are is nobody's business. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}**`)
    .join(' ');
