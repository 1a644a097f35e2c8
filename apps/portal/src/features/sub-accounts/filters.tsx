/** The choices above the list: master account, utility with its counts, order. */
import type { UtilityFilter } from '@portal/domain/sub-accounts/sub-account-order';
import { utilities } from '@portal/domain/utility-names';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
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
          <UtilityChips
            chosen={shown.utility}
            counts={counts}
            onChoose={(utility) => onChange({ ...shown, utility })}
          />
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

interface UtilityChipsProps extends Pick<FiltersProps, 'counts'> {
  readonly chosen: UtilityFilter;
  onChoose(utility: UtilityFilter): void;
}

/** As the picture has them. */
const choices = ['all', ...utilities] as const;

function UtilityChips({ chosen, counts, onChoose }: UtilityChipsProps) {
  return (
    <fieldset className={styles.utility}>
      <legend className={styles.legend}>{copy.utility}</legend>
      <div className={styles.chips}>
        {choices.map((utility) => (
          <button
            key={utility}
            type="button"
            className={styles.chip}
            aria-pressed={utility === chosen}
            data-utility={utility}
            onClick={() => {
              if (utility !== chosen) onChoose(utility);
            }}
          >
            {utility !== 'all' && <Icon name={utility} size={20} />}
            {utility === 'all' ? copy.all : copy.utilities[utility]}
            <span className={styles.count}> {counts?.[utility].toLocaleString('en')}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
