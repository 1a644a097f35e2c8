/** One step of `npm test`: what it counted, and what it has to say when it failed. */
export interface Outcome {
  /** Tests that passed; 0 for a step that is not a test runner. */
  readonly passed: number;
  /** Tests that failed; a step that is no runner, or a runner that broke or ran none, counts as one. */
  readonly failed: number;
  /** Shown when something failed. */
  readonly report: string;
}

export interface Stage {
  readonly name: string;
  /** False for the steps that look at the sources only. */
  readonly runs: boolean;
  run(): Promise<Outcome>;
}

export const fine: Outcome = { passed: 0, failed: 0, report: '' };
export const broken = (report: string): Outcome => ({ passed: 0, failed: 1, report });

export interface Sums {
  passed: number;
  failed: number;
}

interface Rest {
  readonly stages: readonly Stage[];
  /** A step of the rest begins only before this instant of `performance.now()`. */
  readonly beginsBefore: number;
}

/** The steps of `npm test`, then those of the rest for which time is left; @returns one sum for both */
export async function runWithRest(
  stages: readonly Stage[],
  rest: Rest,
  say: (line: string) => void,
): Promise<Sums> {
  const sums = await runStages(stages, say);
  for (const stage of rest.stages) {
    if (performance.now() >= rest.beginsBefore) {
      say(`- not run: ${stage.name}, no time is left`);
      continue;
    }
    const more = await runStages([stage], say);
    sums.passed += more.passed;
    sums.failed += more.failed;
  }
  return sums;
}

/** The last line of every run. */
export const closingLine = ({ passed, failed }: Sums): string => `${passed} passed, ${failed} failed`;

/** Runs the steps in order, prints a line for each, and gives the sums. */
export async function runStages(stages: readonly Stage[], say: (line: string) => void): Promise<Sums> {
  const sums = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const began = performance.now();
    const outcome = await stage.run().catch((problem: unknown) => broken(String(problem)));
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
    const count = stage.runs ? `  ${outcome.passed} passed, ${outcome.failed} failed` : '';
    if (outcome.failed > 0) say(`\n${outcome.report.trimEnd()}\n`);
    say(`${outcome.failed > 0 ? '✗' : '✓'} ${seconds} s  ${stage.name}${count}`);
    sums.passed += outcome.passed;
    sums.failed += outcome.failed;
  }
  return sums;
}
