/** Checks that the SQL of all operation tests, which ran on PostgreSQL, also ran on the embedded engine. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../program.ts';

/** The statements of one test file, values left out; written by tooling/vitest/statements.setup.ts. */
export interface TestStatements {
  readonly path: string;
  readonly statements: readonly string[];
}

export function readStatements(folder: string): TestStatements[] {
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** @returns a line for each test file with statements that no test ran on the embedded engine */
export function findMissing(
  onPostgres: readonly TestStatements[],
  onPglite: readonly TestStatements[],
): string[] {
  const ran = new Set(onPglite.flatMap(({ statements }) => statements));
  return onPostgres.flatMap(({ path, statements }) => {
    const missing = statements.filter((statement) => !ran.has(statement));
    if (missing.length === 0) return [];
    const first = missing[0]?.slice(0, 160);
    return [`${relative(ROOT, path)}: ${missing.length} statements never ran on PGlite, such as: ${first}`];
  });
}
