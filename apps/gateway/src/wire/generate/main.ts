/**
 * Writes what is generated from the operations table: docs/openapi.json and docs/wire.md. With --check it
 * writes nothing and fails when a file is not what it would write. A breaking change of docs/openapi.json is not
 * written unless docs/breaking-changes.json gives its reason.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { breakingChanges } from './breaking-changes.ts';
import { openApi } from './openapi.ts';
import { prettyJson } from './pretty-json.ts';
import { wireDoc } from './wire-doc.ts';

const root = new URL('../../../../../', import.meta.url);
const outputs = [
  { path: 'docs/openapi.json', make: () => prettyJson(openApi()) },
  { path: 'docs/wire.md', make: wireDoc },
];

function current(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Breaking changes of the committed OpenAPI document that have no reason. */
function unexplained(): string[] {
  const before = current(new URL('docs/openapi.json', root));
  const reasons: unknown = JSON.parse(current(new URL('docs/breaking-changes.json', root)) ?? '{}');
  const known = new Set(Object.keys(reasons ?? {}));
  return before === null
    ? []
    : breakingChanges(JSON.parse(before), openApi()).filter((change) => !known.has(change));
}

function main(check: boolean): number {
  const changes = unexplained();
  if (changes.length > 0) {
    const lines = changes.map((change) => `  ${change}\n`).join('');
    process.stderr.write(
      `docs/openapi.json would break clients; give each reason in docs/breaking-changes.json:\n${lines}`,
    );
    return 1;
  }
  let drifted = 0;
  for (const { path, make } of outputs) {
    const file = new URL(path, root);
    const text = make();
    if (current(file) === text) continue;
    drifted += 1;
    if (check) process.stderr.write(`${path} is not what the operations table says: npm run generate\n`);
    else writeFileSync(fileURLToPath(file), text);
  }
  return check && drifted > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.includes('--check'));
