/**
 * `npm run generate`: writes the committed files that come from the operations table. With --check it
 * only lists the files that are out of date.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNode } from './program.ts';

/** Each takes --check. */
const GENERATORS = ['apps/gateway/src/wire/generate/main.ts'];

for (const generator of GENERATORS) {
  if (!existsSync(join(ROOT, generator))) {
    console.error(`The generator ${generator} does not exist.`);
    process.exitCode = 1;
    continue;
  }
  const { code } = await runNode([generator, ...process.argv.slice(2)], { show: true });
  if (code !== 0) process.exitCode = 1;
}
