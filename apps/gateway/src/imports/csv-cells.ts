/** Takes a row of CSV apart (RFC 4180, without line ends inside quotes). Pure. */

/** @returns null for a quote that is not closed, or stands inside a cell without quotes */
export function csvCells(row: string): string[] | null {
  if (!row.includes('"')) return row.split(',');
  const cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;
  for (let ended = false; !ended; ) {
    const [, quoted, plain = '', end] = cell.exec(row) ?? [];
    if (end === undefined) return null;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    ended = end === '';
  }
  return cells;
}
