/** One meter with its readings: the choice between several, a search as one types, a page of rows. */
import { useRef } from 'react';
import { TextButton } from '../../../ui/actions/button.tsx';
import { copy as uiCopy } from '../../../ui/copy.ts';
import { ChoiceSelect } from '../../../ui/fields/choice-select.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { useTypedSearch } from '../../../ui/fields/use-typed-search.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { findRowsOfPage, resolvePage } from '../../../ui/navigation/paging.ts';
import { IconTile } from '../../../ui/surfaces/icon-tile.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { copy } from './copy.ts';
import type { HistoryMeter } from './history.query.ts';
import { isCurrent, listReadingRows, orderMeters, searchReadings, toMeterKey } from './history.rules.ts';
import styles from './meter-history.page.module.css';
import { ReadingsTable } from './readings-table.tsx';

/** Keys of the address. A meter that is not there counts as absent, and so does its page. */
export interface HistorySearch {
  readonly meter?: string;
  readonly search?: string;
  readonly page?: string;
}

interface MeterReadingsProps {
  readonly meters: readonly HistoryMeter[];
  /** Then each meter says whose it is. */
  readonly hasSeveralAccounts: boolean;
  readonly search: HistorySearch;
  onSearch(search: Record<string, string>): void;
}

const PAGE_SIZE = 10;

export function MeterReadings({ meters, hasSeveralAccounts, search, onSearch }: MeterReadingsProps) {
  const ordered = orderMeters(meters);
  const named = ordered.map((meter) => ({ key: toMeterKey(meter, ordered), meter }));
  const found = named.find(({ key }) => key === search.meter);
  const chosen = found ?? named[0];
  if (chosen === undefined) return null;
  const { meter } = chosen;
  const text = search.search ?? '';
  const isElsewhere = search.meter !== undefined && found === undefined;
  const show = (next: { meter?: string; search?: string; page?: number }) => {
    const { meter: key = chosen.key, search: words = text, page = 1 } = next;
    onSearch({ meter: key, ...(words && { search: words }), ...(page > 1 && { page: String(page) }) });
  };
  return (
    <>
      <div className={styles.bar}>
        <MeterHead meter={meter} hasSeveralAccounts={hasSeveralAccounts} />
        {named.length > 1 && (
          <ChoiceSelect
            label={copy.choice}
            chosen={chosen.key}
            choices={named.map(({ key, meter: each }) => ({
              key,
              name: copy.choiceOf(each.meterNumber, {
                register: key === each.meterNumber ? null : each.measurementId,
                account: hasSeveralAccounts ? each.accountNo : null,
                isCurrent: isCurrent(each),
              }),
            }))}
            onChoose={(key) => show({ meter: key })}
          />
        )}
      </div>
      {meter.readings.length === 0 ? (
        <p className="anywhere second above-20">{copy.none}</p>
      ) : (
        <SearchedReadings
          meter={meter}
          search={text}
          page={isElsewhere ? undefined : search.page}
          onSearch={(words) => show({ search: words })}
          onPage={(page) => show({ page })}
        />
      )}
    </>
  );
}

interface MeterHeadProps {
  readonly meter: HistoryMeter;
  readonly hasSeveralAccounts: boolean;
}

function MeterHead({ meter, hasSeveralAccounts }: MeterHeadProps) {
  const { accountNo, meterNumber, meterType, measurementId } = meter;
  const facts = {
    type: meterType,
    account: hasSeveralAccounts ? accountNo : null,
    register: measurementId,
  };
  return (
    <div className="row-top gap-16">
      <IconTile icon="electricity" utility="electricity" size="large" />
      <div>
        <div className={styles.name}>
          <h3>{copy.meter(meterNumber)}</h3>
          {isCurrent(meter) ? (
            <Pill kind="neutral" icon={<Icon name="check" size={16} />}>
              {copy.active}
            </Pill>
          ) : (
            <Pill kind="outline">{copy.inactive}</Pill>
          )}
        </div>
        <p className="second above-6">{copy.facts(facts)}</p>
      </div>
    </div>
  );
}

interface SearchedReadingsProps {
  readonly meter: HistoryMeter;
  readonly search: string;
  readonly page: string | undefined;
  onSearch(search: string): void;
  onPage(page: number): void;
}

const searchClasses = {
  frame: `input-frame ${styles.search}`,
  glass: 'input-start',
  input: 'input',
  clear: 'input-end',
};

function SearchedReadings({ meter, search, page: pageText, onSearch, onPage }: SearchedReadingsProps) {
  const { typed, setTyped } = useTypedSearch(search, onSearch);
  const field = useRef<HTMLInputElement>(null);
  const rows = searchReadings(listReadingRows(meter.readings), search);
  const list = { pageSize: PAGE_SIZE, count: rows.length };
  const paging = { ...list, page: resolvePage(pageText, list) };
  const { from, to } = findRowsOfPage(paging);
  return (
    <>
      <SearchInput
        ref={field}
        label={copy.search}
        typed={typed}
        onType={setTyped}
        maxLength={64}
        classes={searchClasses}
      />
      <p role="status" className="hidden-visually">
        {search && copy.found(rows.length)}
      </p>
      {rows.length === 0 ? (
        <p className="anywhere second above-20">
          {copy.noMatch(search)}{' '}
          <TextButton
            onClick={() => {
              setTyped('');
              field.current?.focus();
            }}
          >
            {uiCopy.clearSearch}
          </TextButton>
        </p>
      ) : (
        <ReadingsTable meterNumber={meter.meterNumber} rows={rows.slice(from - 1, to)} />
      )}
      <Pager {...paging} className={styles.pager} onPage={onPage} />
    </>
  );
}
