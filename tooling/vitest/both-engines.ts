/**
 * The operation tests that `npm test` runs on the embedded engine too. All run on PostgreSQL, which is what a utility
 * runs; a file joins by `@engines both` in its first comment. tooling/test/engines.ts checks that they are enough.
 */
import { globSync, readFileSync } from 'node:fs';

export const OPERATION_TESTS = 'apps/gateway/src/**/*.op.test.ts';
const MARK = /^\/\*\*(?:(?!\*\/)[\s\S])*@engines both/;

/** @returns paths from the root of the repository */
export const listMarkedTests = (): string[] =>
  globSync(OPERATION_TESTS).filter((path) => MARK.test(readFileSync(path, 'utf8')));
