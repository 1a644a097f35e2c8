/** Rows as JSON text for jsonb_populate_recordset and jsonb_to_recordset, which know the columns by their own names. */
export function toJsonRows(rows: readonly object[]): string {
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [toColumnName(name), value])),
    ),
  );
}

const toColumnName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
