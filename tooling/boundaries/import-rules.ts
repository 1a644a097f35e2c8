/** Runs dependency-cruiser with rules.cjs over resolved paths, so that a relative path cannot slip through. */
import { createRequire } from 'node:module';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import type { Breach } from './report.ts';

const rules: { forbidden: readonly (IForbiddenRuleType & { name: string; comment: string })[] } =
  createRequire(import.meta.url)('./rules.cjs');

export const importRules = rules.forbidden.map(({ name }) => name);

/**
 * @param folders seen from `root`; those that are not there are passed over by the caller
 * @param except a pattern of paths that are not looked at
 */
export async function importBreaches(root: string, folders: string[], except: string): Promise<Breach[]> {
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [...rules.forbidden] },
      exclude: { path: except },
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of a result');
  const advice = new Map(rules.forbidden.map(({ name, comment }) => [name, comment]));
  return output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    where: cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`,
    advice: advice.get(rule.name) ?? '',
  }));
}
