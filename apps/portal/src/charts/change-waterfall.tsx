/**
 * Rows of a waterfall, each its own line of a table: a label, a bar that starts where the one above ended, the amount.
 * Colour and pattern come with the row; every word comes from the feature that uses it (visual 33).
 */
import type { ReactNode } from 'react';
import styles from './change-waterfall.module.css';
import { type Waterfall, type WaterfallBar, waterfall } from './waterfall.ts';

interface WaterfallStep {
  readonly key: string;
  readonly value: number;
  readonly tone: 'electricity' | 'water' | 'gas' | 'plain';
  readonly isEstimated: boolean;
  readonly icon: ReactNode;
  readonly label: ReactNode;
  readonly reason: string;
  /** '+12.09' */
  readonly amount: ReactNode;
  readonly isStrong: boolean;
}

interface WaterfallTotal {
  readonly label: string;
  readonly amount: ReactNode;
}

interface ChangeWaterfallProps {
  readonly steps: readonly WaterfallStep[];
  readonly before: WaterfallTotal;
  readonly now: WaterfallTotal;
  /** '+1.65', at the bar of the difference. */
  readonly difference: string;
  readonly words: { readonly caption: string; readonly cause: string; readonly amount: string };
  tick(value: number): string;
}

export function ChangeWaterfall({ steps, before, now, difference, words, tick }: ChangeWaterfallProps) {
  const chart = waterfall(steps.map(({ value }) => value));
  return (
    <table className={styles.rows}>
      <caption className="hidden-visually">{words.caption}</caption>
      <thead className="hidden-visually">
        <tr>
          <th scope="col">{words.cause}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        <Row {...before} isTotal>
          <span className={styles.ticks}>
            {chart.ticks.map(({ value, at }) => (
              <span key={value} className={styles.tick} style={{ left: `${at}%` }}>
                {tick(value)}
              </span>
            ))}
          </span>
        </Row>
        {steps.map(({ key, icon, label, reason, amount, isStrong, tone, isEstimated }, index) => (
          <Row
            key={key}
            isStrong={isStrong}
            amount={amount}
            label={
              <>
                {icon}
                <span>
                  <span className={styles.label}>{label}</span>
                  <span className={styles.reason}>{reason}</span>
                </span>
              </>
            }
          >
            <Area ticks={chart.ticks}>
              <Bar bar={chart.steps[index]} tone={tone} isEstimated={isEstimated} isJoined />
            </Area>
          </Row>
        ))}
        <Row {...now} isTotal>
          <Area ticks={chart.ticks}>
            <Bar bar={chart.sum} tone="sum" isEstimated={false} />
            <span className={styles.difference} style={placeBeside(chart.sum, difference)}>
              {difference}
            </span>
          </Area>
        </Row>
      </tbody>
    </table>
  );
}

interface RowProps extends Omit<WaterfallTotal, 'label'> {
  readonly label: ReactNode;
  readonly isTotal?: boolean;
  readonly isStrong?: boolean;
  /** Drawing between label and amount, never read out. */
  readonly children: ReactNode;
}

function Row({ label, amount, isTotal = false, isStrong = isTotal, children }: RowProps) {
  return (
    <tr className={isTotal ? styles.total : styles.step}>
      <th scope="row">{label}</th>
      <td className={styles.amount} data-strong={isStrong || undefined}>
        {amount}
      </td>
      <td className={styles.plot} aria-hidden="true">
        {children}
      </td>
    </tr>
  );
}

function Area({ ticks, children }: Pick<Waterfall, 'ticks'> & { readonly children: ReactNode }) {
  return (
    <span className={styles.area}>
      {ticks.map(({ value, at }) => (
        <span
          key={value}
          className={styles.grid}
          data-zero={value === 0 || undefined}
          style={{ left: `${at}%` }}
        />
      ))}
      {children}
    </span>
  );
}

/** Behind the bar, as beside the plot there is room for a short one; a long one where there is more. */
const placeBeside = ({ from, length }: WaterfallBar, { length: size }: string) =>
  from + length > 75 && size > 6
    ? { right: `calc(${100 - from}% + 5px)` }
    : { left: `calc(${from + length}% + 5px)` };

interface BarProps {
  readonly bar: WaterfallBar | undefined;
  readonly tone: WaterfallStep['tone'] | 'sum';
  readonly isEstimated: boolean;
  /** Whether a line leads from its end to the next row. */
  readonly isJoined?: boolean;
}

function Bar({ bar, tone, isEstimated, isJoined = false }: BarProps) {
  if (bar === undefined) return null;
  return (
    <>
      {/* Places are set through the style object: the policy allows that, not a style attribute. */}
      <span className={styles.leg} data-side="above" style={{ left: `${bar.start}%` }} />
      {isJoined && <span className={styles.leg} data-side="below" style={{ left: `${bar.end}%` }} />}
      <span
        className={styles.bar}
        data-tone={tone}
        data-estimated={isEstimated || undefined}
        style={{ left: `${bar.from}%`, width: `${bar.length}%` }}
      />
    </>
  );
}
