import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepAllowedFields } from './log-fields.ts';

const sources = join(import.meta.dirname, '..');
const CALL = /\blog\??\.(?:trace|debug|info|warn|error|fatal)\(\s*\{/g;

/** Text between an opening brace and its closing one. */
function readBraces(text: string, start: number): string {
  let depth = 1;
  let at = start;
  for (; depth > 0 && at < text.length; at += 1) depth += { '{': 1, '}': -1 }[text[at] ?? ''] ?? 0;
  return text.slice(start, at - 1);
}

/** Field names of the outermost level, those of a helper in the same file that is spread into it included. */
function findFields(literal: string, file: string): string[] {
  let flat = literal.replace(/\/\/.*$/gm, '');
  for (let before = ''; before !== flat; ) {
    before = flat;
    flat = flat.replace(/\{[^{}]*\}|\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return flat.split(',').flatMap((part) => {
    const spread = /^\s*\.\.\.(\w+)/.exec(part)?.[1];
    if (spread === undefined) return /^\s*(\w+)/.exec(part)?.[1] ?? [];
    const helper = new RegExp(`\\b${spread} = [^;]*?=> \\(\\{`).exec(file);
    return helper ? findFields(readBraces(file, helper.index + helper[0].length), '') : [];
  });
}

async function loggedFields(): Promise<string[]> {
  const found: string[] = [];
  for await (const name of glob('**/*.ts', { cwd: sources })) {
    if (name.endsWith('.test.ts')) continue;
    const file = readFileSync(join(sources, name), 'utf8');
    for (const call of file.matchAll(CALL)) {
      const fields = findFields(readBraces(file, call.index + call[0].length), file);
      found.push(...fields.map((field) => `${name}: ${field}`));
    }
  }
  return found;
}

test('every field in a log call of the gateway is on the allowlist', async () => {
  const fields = await loggedFields();
  expect(fields).toContain('jobs/outbox-worker.ts: attempts');
  expect(fields).toContain('identity/create-embedded.ts: code');
  const lost = fields.filter((line) => {
    const field = line.split(': ')[1] ?? '';
    return !(field in keepAllowedFields({ [field]: true }));
  });
  expect(lost).toEqual([]);
});
