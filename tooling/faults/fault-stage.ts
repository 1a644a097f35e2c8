/** A step of `npm run test:full`: puts faults into a copy of the sources and counts those that a test notices. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT, runNode } from '../program.ts';
import type { Outcome, Stage } from '../test/stage.ts';
import { type CopyOfSources, copySources } from './copy-of-sources.ts';
import { isEquivalent } from './equivalent-mutants.ts';
import { knownFaults } from './known-faults.ts';
import { applyMutant, listMutants, sampleAcross } from './mutants.ts';

/** Below this share of noticed faults the step fails. */
const LEAST_SHARE = 0.95;
/** Drawn from every file of rules, the same ones until the seed or the rules change: FAULT_SAMPLE, FAULT_SEED. */
const SAMPLE_SIZE = 130;
const COPIES = 2;

type Filter = readonly string[];

interface Fault {
  readonly about: string;
  readonly path: string;
  readonly change: (text: string) => string;
  /** Runs of vitest, the cheapest first; one of them has to fail. */
  readonly runs: readonly Filter[];
  /** Operation tests of the same area, asked only where the others notice nothing. */
  readonly operations: Filter | null;
}

/** Pure rules, where a wrong figure starts; without what tests are made of. */
const RULES = /^packages\/domain\/src\/(?!.*\btest\/).*(?<!\.test)\.ts$|\.rules\.ts$/;
/** One area of the gateway: `apps/gateway/src/modules/bills/`. */
const AREA = /^apps\/gateway\/src\/(?:modules\/)?[^/]+\//;

function listRuleFiles(): string[] {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT }).toString().split('\n');
  return files.filter((path) => RULES.test(path));
}

function toFaults(path: string): Fault[] {
  const project = path.startsWith('apps/portal/') ? 'portal' : 'unit';
  const stem = join(dirname(path), basename(path, '.ts'));
  const [area] = AREA.exec(path) ?? [];
  const text = readFileSync(join(ROOT, path), 'utf8');
  const mutants = listMutants(text).filter((mutant) => !isEquivalent(path, text, mutant));
  return mutants.map((mutant) => ({
    about: `${path}:${mutant.line} ${mutant.change}`,
    path,
    change: (own) => applyMutant(own, mutant),
    runs: [
      ['run', '--project', project, `${stem}.`],
      ['run', '--project', project, `${dirname(path)}/`],
      ['related', path, '--run', '--project', 'unit', '--project', 'portal'],
    ],
    operations: area === undefined ? null : ['run', '--project', 'operations-pglite', area],
  }));
}

function replaceOnce(text: string, find: string, replacement: string): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`a known fault stands not exactly once in its file: ${find}`);
  }
  return before + replacement + after;
}

const known: readonly Fault[] = knownFaults.map(({ about, path, find, replacement, project, test }) => ({
  about,
  path,
  change: (text) => replaceOnce(text, find, replacement),
  runs: [['run', '--project', project, test]],
  operations: null,
}));

async function vitest(copy: CopyOfSources, args: Filter, env: Record<string, string>): Promise<boolean> {
  const all = ['node_modules/vitest/vitest.mjs', ...args, '--bail=1', '--reporter=dot', '--passWithNoTests'];
  return (await runNode(all, { cwd: copy.root, env })).code === 0;
}

/** @returns whether a test failed */
async function isNoticed(copy: CopyOfSources, fault: Fault, env: Record<string, string>): Promise<boolean> {
  const fails = (runs: readonly Filter[]): Promise<boolean> =>
    copy.withFault(fault.path, fault.change, async () => {
      for (const args of runs) if (!(await vitest(copy, args, env))) return true;
      return false;
    });
  if (await fails(fault.runs)) return true;
  const { operations } = fault;
  // They notice it only if they pass without it.
  return operations !== null && (await fails([operations])) && vitest(copy, operations, env);
}

/** Projects with a test that fails without a fault: such a test would notice every fault. */
async function failingBefore(
  copy: CopyOfSources,
  faults: readonly Fault[],
  env: Record<string, string>,
): Promise<string[]> {
  const filters = new Map<string, Set<string>>();
  for (const {
    runs: [[, , project = '', filter = ''] = []],
  } of faults) {
    filters.set(project, (filters.get(project) ?? new Set()).add(filter));
  }
  const failing: string[] = [];
  for (const [project, named] of filters) {
    if (!(await vitest(copy, ['run', '--project', project, ...named], env))) failing.push(project);
  }
  return failing;
}

async function run(folder: string, env: Record<string, string>): Promise<Outcome> {
  const seed = Number(process.env.FAULT_SEED ?? 1);
  const drawn = sampleAcross(
    listRuleFiles().map(toFaults),
    Number(process.env.FAULT_SAMPLE ?? SAMPLE_SIZE),
    seed,
  );
  const faults = [...known, ...drawn];
  const copies = Array.from({ length: COPIES }, () => copySources(folder));
  const [copy] = copies;
  try {
    const failing = copy ? await failingBefore(copy, faults, env) : [];
    if (failing.length > 0) {
      return { passed: 0, failed: failing.length, report: `Fails without a fault: ${failing.join('\n')}` };
    }
    const waiting = [...faults];
    const unnoticed: Fault[] = [];
    const work = async (own: CopyOfSources): Promise<void> => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        if (!(await isNoticed(own, fault, env))) unnoticed.push(fault);
      }
    };
    await Promise.all(copies.map(work));
    const share = 1 - unnoticed.length / faults.length;
    const percent = (share * 100).toFixed(1);
    const report = `Noticed: ${percent} % of ${faults.length} faults (seed ${seed}). Not noticed:\n`;
    const names = unnoticed.map(({ about }) => `  ${about}`).join('\n');
    // Every known fault has its test; of the drawn ones a few may change nothing that anybody could see.
    const missed = unnoticed.filter((fault) => known.includes(fault)).length;
    const isEnough = share >= LEAST_SHARE && missed === 0;
    return {
      passed: faults.length - unnoticed.length,
      failed: isEnough ? 0 : Math.max(1, unnoticed.length),
      report: report + names,
    };
  } finally {
    for (const each of copies) each.remove();
  }
}

/** @param reports a folder that is removed when the tests end, however they end */
export const faultStage = ({ reports, env }: { reports: string; env: Record<string, string> }): Stage => ({
  name: 'faults on purpose',
  runs: true,
  run: () => run(reports, env),
});
