/** The steps that look at the sources: types, style, boundaries, commits, unused exports, generated files. */
import { boundaryBreaches } from '../boundaries/check.ts';
import { printable } from '../boundaries/report.ts';
import { ROOT, runNode } from '../program.ts';
import { longSubjects, recentSubjects } from './commits.ts';
import { excessStyles, sourceFiles } from './sizes.ts';
import { broken, fine, type Outcome, type Stage } from './stage.ts';

// Called by its path: under another alias `tsc` is silently TypeScript 6, six times as slow.
const TSC = 'node_modules/@typescript/native/bin/tsc';
const PROJECTS = ['tsconfig.json', 'apps/portal/tsconfig.json'];

async function types(): Promise<Outcome> {
  const { output } = await runNode([TSC, '-v']);
  if (!output.startsWith('Version 7.')) return broken(`${TSC} is not TypeScript 7: ${output}`);
  for (const project of PROJECTS) {
    const checked = await runNode([TSC, '-p', project]);
    if (checked.code !== 0) return broken(checked.output);
  }
  return fine;
}

async function style(): Promise<Outcome> {
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const checked = await runNode([biome, 'check', '--error-on-warnings', '--max-diagnostics=60', '.']);
  return checked.code === 0 ? fine : broken(checked.output);
}

async function boundaries(): Promise<Outcome> {
  const breaches = await boundaryBreaches(ROOT);
  return breaches.length === 0 ? fine : broken(breaches.map(printable).join('\n'));
}

/** Exports that no other file imports, files that nothing leads to, names exported twice: knip.json says where to begin. */
async function unusedExports(): Promise<Outcome> {
  const checked = await runNode([
    'node_modules/knip/bin/knip.js',
    '--include=exports,types,files,duplicates',
    '--no-progress',
  ]);
  return checked.code === 0 ? fine : broken(checked.output);
}

/** Committed files that a program writes must be what it would write now. */
async function generated(): Promise<Outcome> {
  const checked = await runNode(['tooling/generate.ts', '--check']);
  return checked.code === 0 ? fine : broken(checked.output);
}

async function sizes(): Promise<Outcome> {
  const problems = excessStyles(sourceFiles(ROOT));
  return problems.length === 0 ? fine : broken(problems.join('\n'));
}

async function commits(): Promise<Outcome> {
  const problems = longSubjects(recentSubjects(ROOT));
  return problems.length === 0 ? fine : broken(problems.join('\n'));
}

const look = (name: string, run: Stage['run']): Stage => ({ name, runs: false, runsBeside: true, run });

/** The long ones first: they share the cores. */
export const staticStages: readonly Stage[] = [
  look('types', types),
  look('boundaries', boundaries),
  look('unused exports', unusedExports),
  look('style', style),
  look('generated files', generated),
  look('sizes', sizes),
  look('commits', commits),
];
