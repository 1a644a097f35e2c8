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

/** Runs the steps in order, prints a line for each, and gives the sums. */
export async function runStages(
  stages: readonly Stage[],
  say: (line: string) => void,
): Promise<{ passed: number; failed: number }> {
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
