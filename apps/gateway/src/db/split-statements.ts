/** Cuts a migration into single statements: PGlite takes only one at a time. Pure. */
const piece = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$/-]+|[\s\S]/g;

/** @returns the statements without their semicolons and without comments, none of them empty */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const [text] of sql.matchAll(piece)) {
    if (text === ';') {
      statements.push(current);
      current = '';
    } else if (!text.startsWith('--') && !text.startsWith('/*')) {
      current += text;
    }
  }
  return [...statements, current]
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
