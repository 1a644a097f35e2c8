/** Which premises the list shows for a search and a utility, and how many each utility would show. Pure. */
import type { Service } from '@portal/domain/utility-names';
import { findServices, type Premises, type PremisesDirectory } from '../premises/premises.ts';
import { searchPremises } from '../premises/premises-search.ts';

/** In the order of the filter (S3 §2.2). */
export const utilityFilters = [
  'all',
  'electricity',
  'water',
  'gas',
  'prepaidElectricity',
] as const satisfies readonly ('all' | Service)[];
export type UtilityFilter = (typeof utilityFilters)[number];

/** The filter that an address names; text that names none is all of them. */
export function resolveUtility(text: string | undefined): UtilityFilter {
  return utilityFilters.find((each) => each === text) ?? 'all';
}

export interface FilteredPremises {
  readonly found: readonly Premises[];
  /** Premises that match the search, by utility: what each filter would show. */
  readonly counts: Readonly<Record<UtilityFilter, number>>;
  /** Premises that match the search and whose utilities are not known before they are fetched. */
  readonly unknown: number;
}

export function filterPremises(
  directory: Pick<PremisesDirectory, 'premises' | 'accountList'>,
  { search, utility }: { readonly search: string; readonly utility: UtilityFilter },
): FilteredPremises {
  const counts = { all: 0, electricity: 0, water: 0, gas: 0, prepaidElectricity: 0 };
  let unknown = 0;
  const found = searchPremises([...directory.premises.values()], search).filter((premises) => {
    const services = findServices(directory, premises);
    counts.all += 1;
    if (services === null) unknown += 1;
    for (const service of services ?? []) counts[service] += 1;
    return utility === 'all' || services?.includes(utility) === true;
  });
  return { found, counts, unknown };
}

/** The account numbers of a row: all of a few; of many the first ones and how many more, one that was searched for in front. */
export function listShownAccounts(
  accounts: readonly string[],
  matched: string | undefined,
): { readonly shown: readonly string[]; readonly more: number } {
  const most = 3;
  if (accounts.length <= most) return { shown: accounts, more: 0 };
  const ordered =
    matched === undefined ? accounts : [matched, ...accounts.filter((accountNo) => accountNo !== matched)];
  const shown = ordered.slice(0, most - 1);
  return { shown, more: accounts.length - shown.length };
}
