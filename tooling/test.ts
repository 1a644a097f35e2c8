/**
 * `npm test`: every check, one after another, on any machine. The last line, alone, is the
 * sum of all tests. `npm test -- portal browser` runs only the steps whose name has one of the words; with `--rest`,
 * as on CI, the tests that `npm test` leaves out come next, as far as time lasts.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from './ending.ts';
import { endPrograms, ROOT } from './program.ts';
import { buildStages } from './test/build-stages.ts';
import { printableTimes } from './test/file-times.ts';
import { patientStages, programStages, restStages, testStages } from './test/runner-stages.ts';
import { printableSizes, sourceFiles } from './test/sizes.ts';
import { closingLine, problemLines, repeatsLine, runWithRest, type Stage } from './test/stage.ts';
import { staticStages } from './test/static-stages.ts';

const words = process.argv.slice(2);
const flag = (name: string): boolean => {
  const at = words.indexOf(name);
  if (at >= 0) words.splice(at, 1);
  return at >= 0;
};
const staticOnly = flag('--static');
const full = flag('--full');
const rest = flag('--rest') || full;

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
  ...(full && {
    FUZZ_RUNS: '2000',
    KILL_POINTS: 'all',
    PAYMENT_COPIES: '200',
    PAYMENT_NOTICES: '10000',
    OUTAGES: '5',
  }),
};
const options = { reports, env };
const everything: readonly Stage[] = staticOnly
  ? staticStages
  : [...staticStages, ...testStages(options), ...buildStages, ...programStages(options)];
const named = (stages: readonly Stage[]): readonly Stage[] =>
  words.length === 0 ? stages : stages.filter(({ name }) => words.some((word) => name.includes(word)));
const chosen = named(everything);
const left = [...(rest ? named(restStages(options)) : []), ...(full ? named(patientStages(options)) : [])];

// CI has 90 minutes, and its longest step takes fifteen; by hand the whole suite takes the time that it needs.
const REST_BEGINS_WITHIN_MS = 60 * 60_000;
const beginsBefore = full ? Number.POSITIVE_INFINITY : REST_BEGINS_WITHIN_MS;
const sums = await runWithRest(chosen, { stages: left, beginsBefore }, console.log);
rmSync(reports, { recursive: true, force: true });
if (chosen.length + left.length === 0) sums.failed += 1;
if (staticOnly) console.log(printableSizes(sourceFiles(ROOT)));
process.exitCode = sums.failed > 0 ? 1 : 0;
if (sums.files.length > 0) console.log([...printableTimes(sums.files), repeatsLine(sums)].join('\n'));
for (const line of problemLines(sums)) console.log(line);
console.log(closingLine(sums));
