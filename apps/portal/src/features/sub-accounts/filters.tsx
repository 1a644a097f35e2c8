/** The choices above the list: master account, utility with its counts, order. */
import { utilities } from '@portal/domain/utility-names';
import { FilterChips } from '../../ui/fields/filter-chips.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { copy } from './copy.ts';
import styles from './filters.module.css';
import type { SubAccounts } from './sub-accounts.query.ts';
import { type ShownList, sortKeys } from './sub-accounts.rules.ts';

type Chosen = Omit<ShownList, 'page'>;

interface FiltersProps {
  readonly masters: readonly string[];
  readonly shown: Chosen;
  /** undefined while they have not come. */
  readonly counts: SubAccounts['counts'] | undefined;
  onChange(shown: Chosen): void;
}

export function Filters({ masters, shown, counts, onChange }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <div className={styles.master}>
        <SelectField
          label={copy.master}
          chosen={shown.master}
          choices={masters.map((key) => ({ key, name: key }))}
          placeholder={copy.choose}
          onChoose={(master) => onChange({ ...shown, master })}
        />
      </div>
      {shown.master !== null && (
        <>
          <div className={styles.utility}>
            <p aria-hidden="true" className={styles.legend}>
              {copy.utility}
            </p>
            <FilterChips
              label={copy.utility}
              chips={(['all', ...utilities] as const).map((key) => ({
                key,
                name: key === 'all' ? copy.all : copy.utilities[key],
                count: counts?.[key],
                ...(key !== 'all' && { icon: key, utility: key }),
              }))}
              chosen={shown.utility}
              onChoose={(utility) => onChange({ ...shown, utility })}
            />
          </div>
          <div className={styles.sort}>
            <SelectField
              label={copy.sortBy}
              chosen={shown.sort}
              choices={sortKeys.map((key) => ({ key, name: copy.sorts[key] }))}
              placeholder={copy.choose}
              onChoose={(sort) => onChange({ ...shown, sort })}
            />
          </div>
        </>
      )}
    </div>
  );
}
