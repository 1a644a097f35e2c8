/**
 * Writes what is generated from the operations table: docs/openapi.json and docs/wire.md. With --check it
 * writes nothing and fails when a file is not what it would write.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

function main(check: boolean): number {
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
