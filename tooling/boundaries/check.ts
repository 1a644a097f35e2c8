/** All boundary rules, over the repository or over one fixture. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importBreaches, importRules } from './import-rules.ts';
import type { Breach } from './report.ts';
import { styleBreaches, styleRule } from './style-rules.ts';
import { textBreaches } from './text-check.ts';
import { textRules } from './text-rules.ts';
import { wordRules } from './word-rules.ts';

const FOLDERS = ['apps', 'packages', 'e2e', 'tooling', 'bench'];
const FIXTURES = 'tooling/boundaries/fixtures';
const NOT_OURS = `^(apps|packages)/[^/]+/(dist|generated)/|^${FIXTURES}/`;

/** The name of every rule: each has a folder of that name below fixtures/. */
export const allRules: readonly string[] = [
  ...importRules,
  ...[...textRules, ...wordRules].map(({ name }) => name),
  styleRule,
];

export async function boundaryBreaches(root: string): Promise<Breach[]> {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const imports = await importBreaches(root, folders, NOT_OURS);
  const except = new RegExp(NOT_OURS);
  return [
    ...imports,
    ...textBreaches(root, folders, [...textRules, ...wordRules], except),
    ...styleBreaches(root, folders, except),
  ];
}
