/**
 * Notes the SQL statements of each test file, where the run names a folder for them: the statements of all operation
 * tests must have run on both engines (tooling/test/engines.ts).
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DefaultQueryExecutor } from 'kysely';
import { afterAll, expect } from 'vitest';

interface Executor {
  executeQuery(query: { readonly sql: string }, ...rest: readonly unknown[]): unknown;
}

const folder = process.env.STATEMENTS_FOLDER;
const noted = Symbol.for('portal.noted-statements');
const shared = globalThis as { [noted]?: Set<string> };

/** The same for any number of values: a list of three is the statement of a list of two. */
const toShape = (sql: string): string =>
  sql
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(?:, \?)+/g, '?')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)');

/** Whether the product asks, not a test or the rows of an earlier release: by the nearest caller outside packages and engines. */
function isOfProduct(): boolean {
  const frames = (new Error('').stack ?? '').split('\n').slice(2);
  const caller = frames.find((frame) => !/node_modules|node:|\/db\/engines\/|statements\.setup/.test(frame));
  return caller === undefined || !/\.test\.ts|\/test\/|\/db\/releases\//.test(caller);
}

function noteStatements(): Set<string> {
  const statements = new Set<string>();
  const base: Executor = Object.getPrototypeOf(DefaultQueryExecutor.prototype);
  const execute = base.executeQuery;
  base.executeQuery = function noting(query, ...rest) {
    const shape = toShape(query.sql);
    if (!statements.has(shape) && isOfProduct()) statements.add(shape);
    return execute.call(this, query, ...rest);
  };
  return statements;
}

if (folder !== undefined) {
  shared[noted] ??= noteStatements();
  const statements = shared[noted];
  statements.clear();
  afterAll(() => {
    const { testPath } = expect.getState();
    const file = { path: testPath, statements: [...statements] };
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(file));
  });
}
