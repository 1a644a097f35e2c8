/** One line of the arithmetic; where the bill's own figures differ from it, what they should be. */
import { addCents, cents, formatAmount } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import type { DetailLine } from './bill-charges.ts';
import styles from './bill-lines.module.css';
import { copy } from './copy.ts';

const cell = (own: string | undefined): string => `${styles.cell} ${own}`;

export interface Period {
  readonly from: string;
  readonly to: string;
}

export function ChargeLine({ line, period }: { readonly line: DetailLine; readonly period: Period }) {
  const [amount, gst] = [cents(line.amount), cents(line.gst)];
  const stretch = formatStretch(line, period);
  const calculation = formatCalculation(line);
  return (
    <tr className={styles.line}>
      <th scope="row" className={styles.item}>
        {copy.arithmetic.name(line.item)}
        {stretch && <span className={styles.note}>{stretch}</span>}
        {!line.agrees && (
          <span className={styles.wrong}>
            <Icon name="warning" size={16} />
            {copy.arithmetic.expected(cents(line.expectedAmount), cents(line.expectedGst))}
          </span>
        )}
      </th>
      <td className={cell(styles.calculation)}>
        {calculation}
        <span className={styles.inShort} aria-hidden="true">
          {copy.arithmetic.inShort(calculation, amount, gst)}
        </span>
      </td>
      <td className={cell(styles.amount)}>{formatAmount(amount)}</td>
      <td className={cell(styles.gst)}>{formatAmount(gst)}</td>
      <td className={cell(styles.total)}>{formatAmount(addCents(amount, gst))}</td>
    </tr>
  );
}

function formatCalculation({ item, quantityMilli, unit, rateE4 }: DetailLine): string {
  if (quantityMilli === null || rateE4 === null) return '';
  if (item === 'water-conservation-tax') return copy.arithmetic.share(quantityMilli, rateE4);
  return unit === null ? '' : copy.arithmetic.product(quantityMilli, unit, rateE4);
}

/** Named where a tariff changed on the way: the line is for a part of the period. */
function formatStretch({ from, to }: DetailLine, period: Period): string | null {
  if (from === null || to === null || (from === period.from && to === period.to)) return null;
  return copy.arithmetic.stretch(sgDay(from), sgDay(to));
}

interface SumLineProps {
  readonly name: string;
  readonly note?: string;
  readonly amount?: string;
  readonly gst?: string;
  readonly total: string;
  readonly isStrong?: boolean;
}

export function SumLine({ name, note = '', amount = '', gst = '', total, isStrong = false }: SumLineProps) {
  return (
    <tr className={styles.line} data-strong={isStrong || undefined}>
      <th scope="row" className={styles.item}>
        {name}
      </th>
      {amount === '' ? (
        <td className={cell(styles.calculation)} colSpan={3}>
          {note}
        </td>
      ) : (
        <>
          <td className={cell(styles.calculation)}>{note}</td>
          <td className={cell(styles.amount)}>{amount}</td>
          <td className={cell(styles.gst)}>{gst}</td>
        </>
      )}
      <td className={cell(styles.total)}>{total}</td>
    </tr>
  );
}
