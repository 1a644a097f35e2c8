/** `npm run bench`: runs every program bench/*.bench.ts, one after another on an otherwise idle machine. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onEnd } from './ending.ts';
import { endPrograms, ROOT, runNode } from './program.ts';

onEnd(async () => {
  await endPrograms();
  return undefined;
});

const words = process.argv.slice(2);
const benches = readdirSync(join(ROOT, 'bench'))
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));

if (benches.length === 0) {
  console.error('bench/ has no such benchmark.');
  process.exitCode = 1;
}
for (const bench of benches) {
  console.log(`\n${bench.replace('.bench.ts', '')}`);
  const { code } = await runNode([join(ROOT, 'bench', bench)], { show: true });
  if (code !== 0) process.exitCode = 1;
}
