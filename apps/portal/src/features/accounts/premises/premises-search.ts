/** Finds premises by address or account number and says which letters matched. Works on thousands. */
import type { Premises } from './premises.ts';

/** A piece of text that matched or did not, for drawing matches in bold. */
export interface Piece {
  readonly text: string;
  readonly match: boolean;
}

/** Premises in which every word typed occurs, in the address or in an account number, which may be typed in any spelling. */
export function searchPremises(all: readonly Premises[], typed: string): readonly Premises[] {
  const readings = listReadings(typed);
  if (readings.length === 0) return all;
  return all.filter((premises) => {
    const text = searchText(premises);
    return readings.some((words) => words.every((word) => isIn(text, word)));
  });
}

/** The account of a premises that the search has found it by; undefined: it was found by its address. */
export function matchedAccount(accounts: readonly string[], typed: string): string | undefined {
  // As a whole number first: its groups may stand in other numbers too.
  for (const words of listReadings(typed).toReversed()) {
    const found = accounts.find((account) => words.some((word) => spellings(account).includes(word)));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Cuts a text at the words typed: 'Blk 102 Bedok North' for 'bedok' into three pieces. */
export function markMatches(text: string, typed: string): readonly Piece[] {
  const words = listReadings(typed).flat().flatMap(spellOut);
  const lower = text.toLocaleLowerCase('en');
  // A letter whose lower case is longer would shift every place after it.
  if (words.length === 0 || lower.length !== text.length) return [{ text, match: false }];
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      marked.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; ) {
    const match = marked[at] === true;
    let end = at;
    while (end < text.length && (marked[end] === true) === match) end++;
    pieces.push({ text: text.slice(at, end), match });
    at = end;
  }
  return pieces;
}

/**
 * The typed text, as words; and, where it may be an account number in groups or with the two zeros of the long form,
 * as that number.
 */
function listReadings(typed: string): string[][] {
  const words = typed.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const joined = words.join('');
  const number = /^00[\d-]{3,10}$/.test(joined) ? joined.slice(2) : joined;
  return /^[\d-]{3,}$/.test(number) && number !== words[0] ? [words, [number]] : [words];
}

/** Words that people write shorter or longer than an address does; other short forms begin the word that they stand for. */
const otherSpellings: Readonly<Record<string, string>> = {
  block: 'blk',
  rd: 'road',
  jln: 'jalan',
  bt: 'bukit',
  tg: 'tanjong',
  kg: 'kampong',
  nth: 'north',
  sth: 'south',
  gdns: 'gardens',
  hts: 'heights',
  pk: 'park',
};

/** A typed word and what it may stand for: 'rd' for 'road', '#8-21' for '#08-21', '1-2' for '#01-02'. */
function spellOut(word: string): string[] {
  const other = Object.hasOwn(otherSpellings, word) ? otherSpellings[word] : undefined;
  return [word, ...(other === undefined ? [] : [other]), ...spellUnit(word)];
}

/** A floor and a unit have two digits at least where an address has them. */
function spellUnit(word: string): string[] {
  const [, floor, unit] = /^#?(\d{1,2})-(\w+)$/.exec(word) ?? [];
  if (floor === undefined || unit === undefined) return [];
  return [unit, unit.padStart(2, '0')].map((each) => `#${floor.padStart(2, '0')}-${each}`);
}

const isIn = (text: string, word: string): boolean =>
  spellOut(word).some((spelling) => text.includes(spelling));

/** As it is shown, and its digits alone. */
const spellings = (account: string): string => `${account}\n${account.replaceAll('-', '')}`;

/** Made once per premises: each letter typed looks through thousands of them. */
const searchTexts = new WeakMap<Premises, string>();

function searchText(premises: Premises): string {
  const { address, address_text, postal_code } = premises.address;
  const text =
    searchTexts.get(premises) ??
    [address, address_text, postal_code, ...premises.accounts.map(spellings)]
      .join('\n')
      .toLocaleLowerCase('en');
  searchTexts.set(premises, text);
  return text;
}
