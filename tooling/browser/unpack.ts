/**
 * Run as a program of its own, because the npm package reads its environment when it is imported and
 * writes wherever the temporary folder is. Prints the path of the unpacked browser.
 */
import { createRequire } from 'node:module';

const fromTests = createRequire(new URL('../../e2e/package.json', import.meta.url));
const { default: chromium }: typeof import('@sparticuz/chromium') = await import(
  fromTests.resolve('@sparticuz/chromium')
);
process.stdout.write(await chromium.executablePath());
