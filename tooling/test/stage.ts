import type { FileTime } from './file-times.ts';
import { calibrate, judgeTime } from './time-budgets.ts';

/** One step of `npm test`: what it counted, and what it has to say when it failed. */
export interface Outcome {
  /** Tests that passed; 0 for a step that is not a test runner. */
  readonly passed: number;
  /** Tests that failed; a step that is no runner, or a runner that broke or ran none, counts as one. */
  readonly failed: number;
  /** Shown when something failed. */
  readonly report: string;
  /** The step did not run, and nothing is wrong: the reason. */
  readonly leftOut?: string;
  /** Left out by steps that run no tests. */
  readonly files?: readonly FileTime[];
}

export interface Stage {
  readonly name: string;
  /** False for the steps that look at the sources only. */
  readonly runs: boolean;
  /** Runs tests of an earlier step again, elsewhere: in another time zone, on another engine. */
  readonly isRepeat?: boolean;
  /** May run at the same time as the steps beside it in the list that may too: it takes one core and no budget. */
  readonly runsBeside?: boolean;
  run(): Promise<Outcome>;
}

export const fine: Outcome = { passed: 0, failed: 0, report: '' };
export const leftOut = (reason: string): Outcome => ({ ...fine, leftOut: reason });
export const broken = (report: string): Outcome => ({ passed: 0, failed: 1, report });

export interface Sums {
  passed: number;
  failed: number;
  /** Of the tests in the two figures above: those of repeated steps. */
  repeats: number;
  readonly files: FileTime[];
  /** Of each failed step its name and the lines of its report that say why, for the end of a log that was cut. */
  readonly problems: string[];
}

const SAYS_WHY =
  /\bFAIL\b|Error:|^\s+\d+\) |^\s*[-+] {2,}|^\| |^\s+(?:- |\d+ × )(?:waiting|element|locator)|^[\w./-]+:\d+/;
const LONGEST_SUMMARY = 40;
const summary = (report: string): readonly string[] => {
  const lines = report.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.filter((line) => SAYS_WHY.test(line));
  return (telling.length > 0 ? telling : lines.slice(-LONGEST_SUMMARY)).slice(0, LONGEST_SUMMARY);
};

interface Rest {
  readonly stages: readonly Stage[];
  /** A step of the rest begins only before this instant of `performance.now()`. */
  readonly beginsBefore: number;
}

const notRun = ({ name }: Stage, reason: string): string => `- not run: ${name}, ${reason}`;

/** The steps of `npm test`, then those of the rest for which time is left; @returns one sum for both */
export async function runWithRest(
  stages: readonly Stage[],
  rest: Rest,
  say: (line: string) => void,
  measureMachine = calibrate,
): Promise<Sums> {
  const sums = await runStages(stages, say, measureMachine);
  for (const stage of rest.stages) {
    if (performance.now() >= rest.beginsBefore) {
      say(notRun(stage, 'no time is left'));
      continue;
    }
    const more = await runStages([stage], say, measureMachine);
    sums.passed += more.passed;
    sums.failed += more.failed;
    sums.repeats += more.repeats;
    sums.files.push(...more.files);
    sums.problems.push(...more.problems);
  }
  return sums;
}

/** The last line of every run. */
export const closingLine = ({ passed, failed }: Sums): string => `${passed} passed, ${failed} failed`;

/** Says apart how many tests there are and how many of their runs repeat one elsewhere. */
export const repeatsLine = ({ passed, failed, repeats }: Sums): string =>
  `${passed + failed - repeats} tests, and ${repeats} of them again in other time zones and on the other engine`;

/** Repeats the failures at the end, as the start of a long log may be cut off. */
export const problemLines = ({ problems }: Sums): readonly string[] =>
  problems.length === 0 ? [] : ['What failed:', ...problems];

/** Steps that may run at the same time, together; any other step alone. */
function groupStages(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (stage.runsBeside && last?.[0]?.runsBeside) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

const LANES = 2;

/** Runs the steps in order, prints a line for each, and gives the sums. */
export async function runStages(
  stages: readonly Stage[],
  say: (line: string) => void,
  measureMachine = calibrate,
): Promise<Sums> {
  const sums: Sums = { passed: 0, failed: 0, repeats: 0, files: [], problems: [] };
  for (const waiting of groupStages(stages)) {
    const work = async (): Promise<void> => {
      for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
        await runStage(stage, sums, say, measureMachine);
      }
    };
    await Promise.all(Array.from({ length: LANES }, work));
  }
  return sums;
}

async function runStage(
  stage: Stage,
  sums: Sums,
  say: (line: string) => void,
  measureMachine: () => number,
): Promise<void> {
  const before = measureMachine();
  const began = performance.now();
  const outcome = await stage.run().catch((problem: unknown) => broken(String(problem)));
  if (outcome.leftOut !== undefined) {
    say(notRun(stage, outcome.leftOut));
    return;
  }
  const seconds = (performance.now() - began) / 1000;
  const { used, over } = judgeTime(stage.name, { seconds, loops: [before, measureMachine()] });
  const failed = outcome.failed + (over === null ? 0 : 1);
  const count = stage.runs ? `  ${outcome.passed} passed, ${outcome.failed} failed` : '';
  if (outcome.failed > 0) say(`\n${outcome.report.trimEnd()}\n`);
  if (over !== null) say(over);
  const line = `${failed > 0 ? '✗' : '✓'} ${seconds.toFixed(1).padStart(6)} s ${String(used).padStart(5)} loops  ${stage.name}${count}`;
  say(line);
  if (failed > 0) {
    const reasons = outcome.failed > 0 ? summary(outcome.report) : [];
    sums.problems.push(line, ...reasons, ...(over === null ? [] : [over]));
  }
  sums.passed += outcome.passed;
  sums.failed += failed;
  if (stage.isRepeat) sums.repeats += outcome.passed + outcome.failed;
  sums.files.push(...(outcome.files ?? []));
}
