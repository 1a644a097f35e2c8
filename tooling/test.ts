/**
 * `npm test`: every check, one after another, on any machine. The last line, alone, is the
 * sum of all tests. `npm test -- portal browser` runs only the steps whose name has one of the words.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from './ending.ts';
import { endPrograms, ROOT } from './program.ts';
import { buildStages } from './test/build-stages.ts';
import { programStages, testStages } from './test/runner-stages.ts';
import { printableSizes, sourceFiles } from './test/sizes.ts';
import { runStages, type Stage } from './test/stage.ts';
import { staticStages } from './test/static-stages.ts';

const words = process.argv.slice(2);
const flag = (name: string): boolean => {
  const at = words.indexOf(name);
  if (at >= 0) words.splice(at, 1);
  return at >= 0;
};
const staticOnly = flag('--static');
const full = flag('--full');

// Everything that the tests leave lying about goes with this folder, also when they are cut off. Open to
// all like the one it is in: the throwaway PostgreSQL runs as another user.
const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
chmodSync(reports, 0o1777);
onEnd(async () => {
  await endPrograms();
  rmSync(reports, { recursive: true, force: true });
  return undefined;
});

// By hand, for hours: more of everything that is drawn from a seed, and every place that a process can die at.
const env: Record<string, string> = {
  TMPDIR: reports,
  ...(full
    ? { FUZZ_RUNS: '2000', KILL_POINTS: 'all', PAYMENT_COPIES: '200', PAYMENT_NOTICES: '10000', OUTAGES: '5' }
    : {}),
};
const options = { reports, env };
const everything: readonly Stage[] = staticOnly
  ? staticStages
  : [...staticStages, ...testStages(options), ...buildStages, ...programStages(options)];
const chosen =
  words.length === 0 ? everything : everything.filter(({ name }) => words.some((w) => name.includes(w)));

const sums = await runStages(chosen, console.log);
rmSync(reports, { recursive: true, force: true });
if (chosen.length === 0) sums.failed += 1;
if (staticOnly) console.log(printableSizes(sourceFiles(ROOT)));
process.exitCode = sums.failed > 0 ? 1 : 0;
console.log(`${sums.passed} passed, ${sums.failed} failed`);
