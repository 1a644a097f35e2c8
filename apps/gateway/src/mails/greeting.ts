/** The name in the greeting of a mail. It is user input, so it must not carry a message. */

const LONGEST = 40;

/** Letters, marks, spaces, hyphens and apostrophes only: nothing that a mail program would turn into a link. */
export function greetingName(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{M}\s'’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length <= LONGEST ? words : '';
}
