/**
 * Writes rows of CSV (RFC 4180) that a spreadsheet reads as data and never as a formula (T9): a cell that begins like one,
 * and is no number, gets an apostrophe in front. Pure.
 */

/** Signs that begin a formula, also in full width, and what a spreadsheet skips before them. */
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** Some spreadsheets divide a row at semicolons and tabs as well. */
const NEEDS_QUOTES = /[",;\r\n\t']|^\s|\s$/;

/** Texts that a spreadsheet turns into another number, an exponent or a date, and so loses: 0042, 16 digits, 1.10, 1E5, 3-4, SEP1. */
const CHANGED = [
  /^[+-]?0\d/,
  /^[+-]?\d{16,}$/,
  /^[+-]?\d+(\.\d+)+$/,
  /^[+-]?\d+(\.\d+)?e[+-]?\d+$/i,
  /^\d{1,4}[-/]\d{1,4}([-/]\d{1,4})?$/,
  /^(\d{1,2}[- ]?)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ]?\d{0,4}$/i,
];

/**
 * For identifiers, which are no numbers: an apostrophe in front, as before a formula, where a spreadsheet would change the
 * text. Every other one stays as it is.
 */
export const keepText = (identifier: string): string =>
  CHANGED.some((pattern) => pattern.test(identifier)) ? `'${identifier}` : identifier;

/** @returns the row with its line end */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
