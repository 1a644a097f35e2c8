/** Small numbers as they stand in a sentence: 'two', 'ten', '11'. */
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A word up to ten, figures beyond. @param count a whole number of at least 0 */
export function numberInWords(count: number): string {
  return words[count] ?? String(count);
}

/** 'water', 'water and gas', 'electricity, water and gas'. */
export function listInWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
