/** View as table: the mean of each hour, month by month; on a narrow page one month at a time. */
import {
  centsOfExact,
  HOURS,
  type MonthOfHours,
  type Sum,
  sumByMonth,
} from '@portal/domain/insights/heat-map';
import { formatAmount } from '@portal/domain/money';
import { formatDay, formatSlot, getFirstDay, type SgMonth } from '@portal/domain/sg-time';
import { type ReactNode, useState } from 'react';
import { ChoiceSelect } from '../../../ui/fields/choice-select.tsx';
import { copy as usage } from '../copy.ts';
import { copy, hoursFromTo } from './copy.ts';
import styles from './heat-map.module.css';
import type { HeatMapModel } from './heat-map-model.ts';

interface HeatTableProps {
  readonly id: string;
  readonly model: HeatMapModel;
  readonly isWide: boolean;
  readonly units: ReactNode;
}

export function HeatTable({ id, model, isWide, units }: HeatTableProps) {
  const { shown, amounts, isMoney } = model;
  const months = sumByMonth(
    shown.map(({ day }) => day),
    amounts,
  ).toReversed();
  const caption = copy.tableCaption[isMoney ? 'money' : 'use'];
  return (
    <div id={id} className={styles.tableFrame}>
      {isWide ? (
        <WideTable months={months} caption={caption} isMoney={isMoney} />
      ) : (
        <MonthTable months={months} caption={caption} isMoney={isMoney} units={units} />
      )}
    </div>
  );
}

interface MonthsProps {
  readonly months: readonly MonthOfHours[];
  readonly caption: string;
  readonly isMoney: boolean;
}

function WideTable({ months, caption, isMoney }: MonthsProps) {
  return (
    <table className={styles.wideTable}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.month}</th>
          {Array.from({ length: HOURS }, (_, hour) => (
            <th key={formatSlot(hour * 2)} scope="col">
              {formatSlot(hour * 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, hours }) => (
          <tr key={month}>
            <th scope="row" className="unbroken">
              {nameMonth(month)}
            </th>
            {hours.map((sum, hour) => (
              <td key={formatSlot(hour * 2)}>{formatMean(sum, isMoney)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MonthTable({ months, caption, isMoney, units }: MonthsProps & Pick<HeatTableProps, 'units'>) {
  const [chosen, setChosen] = useState<string>(months[0]?.month ?? '');
  const month = months.find((each) => each.month === chosen) ?? months[0];
  if (!month) return null;
  return (
    <>
      <div className={styles.tableControls}>
        <ChoiceSelect
          label={copy.month}
          chosen={month.month as string}
          choices={months.map((each) => ({ key: each.month as string, name: nameMonth(each.month) }))}
          onChoose={setChosen}
        />
        {units}
      </div>
      <table className={styles.monthTable}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.hour}</th>
            <th scope="col">{isMoney ? usage.dollars : copy.kwh}</th>
          </tr>
        </thead>
        <tbody>
          {month.hours.map((sum, hour) => (
            <tr key={formatSlot(hour * 2)}>
              <th scope="row">{hoursFromTo(hour, hour + 1)}</th>
              <td>{formatMean(sum, isMoney)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** 'Nov 2026' */
const nameMonth = (month: SgMonth): string => formatDay(getFirstDay(month)).slice(3);

const WH_PER_KWH = 1_000;

/** '0.45': kWh or dollars with two decimals; a dash where no whole hour has come. */
function formatMean({ total, count }: Sum, isMoney: boolean): string {
  if (count === 0) return usage.table.none;
  return isMoney ? formatAmount(centsOfExact(total, count)) : (total / count / WH_PER_KWH).toFixed(2);
}
