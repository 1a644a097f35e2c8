/**
 * Writes rows of CSV (RFC 4180) that a spreadsheet reads as data and never as a formula (T9): a cell that begins like one,
 * and is no number, gets an apostrophe in front. Pure.
 */

/** Signs that begin a formula, also in full width, and what a spreadsheet skips before them. */
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n\t']|^\s|\s$/;

/** @returns the row with its line end */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
