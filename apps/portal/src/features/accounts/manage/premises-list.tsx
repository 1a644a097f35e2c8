/** The list of premises with its search, its filter and its pages. */
import { useDeferredValue, useMemo, useRef } from 'react';
import { TextButton } from '../../../ui/actions/button.tsx';
import { copy as uiCopy } from '../../../ui/copy.ts';
import { FilterChips } from '../../../ui/fields/filter-chips.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { useTypedSearch } from '../../../ui/fields/use-typed-search.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { findRowsOfPage, resolvePage } from '../../../ui/navigation/paging.ts';
import { Card } from '../../../ui/surfaces/card.tsx';
import { copy } from '../copy.ts';
import { useChoice } from '../selection.ts';
import type { AccountsState } from '../use-accounts.ts';
import { filterPremises, resolveUtility, type UtilityFilter, utilityFilters } from './list-premises.ts';
import styles from './manage-premises.module.css';
import { PremisesRow, type PremisesRowProps } from './premises-row.tsx';

const PAGE_SIZE = 10;
const words = copy.manage;

const searchClasses = {
  frame: `input-frame ${styles.search}`,
  glass: 'input-start',
  input: 'input',
  clear: 'input-end',
};

const icons = { electricity: 'electricity', water: 'water', gas: 'gas', prepaidElectricity: 'card' } as const;

/** Keys of the address. Text that means nothing here counts as absent. */
export interface PremisesSearch {
  readonly utility?: string;
  readonly search?: string;
  readonly page?: string;
}

export interface PremisesListProps extends Pick<PremisesRowProps, 'paths' | 'onChosen'> {
  readonly accounts: AccountsState;
  readonly search: PremisesSearch;
  /** @param isTyping the address follows the typing: no entry of the history */
  onSearch(search: PremisesSearch, isTyping: boolean): void;
}

export function PremisesList({ accounts, search: address, onSearch, ...rows }: PremisesListProps) {
  const field = useRef<HTMLInputElement>(null);
  const utility = resolveUtility(address.utility);
  const search = address.search ?? '';
  const show = (next: { utility?: UtilityFilter; search?: string; page?: number }, isTyping = false) => {
    const { utility: chosen = utility, search: sought = typed.trim(), page = 1 } = next;
    onSearch(
      {
        ...(chosen !== 'all' && { utility: chosen }),
        ...(sought && { search: sought }),
        ...(page > 1 && { page: String(page) }),
      },
      isTyping,
    );
  };
  const { typed, setTyped } = useTypedSearch(search, (sought) => show({ search: sought }, true));
  // The list follows each key, the address a pause.
  const text = useDeferredValue(typed.trim());
  const { premises: byKey, accountList } = accounts;
  const { found, counts, unknown } = useMemo(
    () => filterPremises({ premises: byKey, accountList }, { search: text, utility }),
    [byKey, accountList, text, utility],
  );
  const opening = byKey.get(useChoice().pendingKey ?? '');
  const list = { pageSize: PAGE_SIZE, count: found.length };
  const paging = { ...list, page: text === search ? resolvePage(address.page, list) : 1 };
  const { from, to } = findRowsOfPage(paging);
  const isNarrowed = text === search && (search !== '' || utility !== 'all');
  return (
    <>
      <div className={styles.tools}>
        <SearchInput
          ref={field}
          label={words.search}
          typed={typed}
          onType={setTyped}
          maxLength={64}
          classes={searchClasses}
        />
        <FilterChips
          label={words.utility}
          chips={utilityFilters.map((key) => ({
            key,
            name: words.filters[key],
            count: counts[key],
            ...(key !== 'all' && { icon: icons[key] }),
            ...(key !== 'all' && key !== 'prepaidElectricity' && { utility: key }),
          }))}
          chosen={utility}
          onChoose={(chosen) => show({ utility: chosen })}
        />
      </div>
      <p role="status" className="hidden-visually">
        {opening ? words.opening(opening.address.address) : isNarrowed && words.found(found.length)}
      </p>
      <Card title={copy.yourPremises} titleRole="hidden" className={`sized ${styles.list}`}>
        {found.length === 0 ? (
          <p className={`anywhere second ${styles.none}`}>
            {describeNone(text, utility)}{' '}
            <TextButton
              onClick={() => {
                if (text === '') show({ utility: 'all' });
                else setTyped('');
                field.current?.focus();
              }}
            >
              {text === '' ? words.showAll : uiCopy.clearSearch}
            </TextButton>
          </p>
        ) : (
          <table className={styles.table}>
            <caption className="hidden-visually">{copy.yourPremises}</caption>
            <thead>
              <tr>
                <th scope="col">{words.columns.address}</th>
                <th scope="col">{words.columns.accounts}</th>
                <th scope="col">{words.columns.utilities}</th>
                <th scope="col">{words.columns.status}</th>
              </tr>
            </thead>
            <tbody>
              {found.slice(from - 1, to).map((premises) => (
                <PremisesRow
                  key={`${premises.bp_no} ${premises.premiseNo}`}
                  premises={premises}
                  accounts={accounts}
                  typed={text}
                  {...rows}
                />
              ))}
            </tbody>
          </table>
        )}
      </Card>
      {utility !== 'all' && unknown > 0 && <p className="note above-14">{words.unknownLeft(unknown)}</p>}
      <Pager {...paging} hasNumbers className={styles.pager} onPage={(page) => show({ page })} />
    </>
  );
}

function describeNone(search: string, utility: UtilityFilter): string {
  if (utility === 'all') return copy.nothingFound(search);
  const name = words.inSentence[utility];
  return search === '' ? words.noneWith(name) : words.noMatchWith(search, name);
}
