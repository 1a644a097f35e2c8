/**
 * Rows of a waterfall, each its own line of a table: a label, a bar that starts where the one above ended, the amount.
 * Colour and pattern come with the row; every word comes from the feature that uses it (visual 33).
 */
import type { ReactNode } from 'react';
import styles from './change-waterfall.module.css';
import { type WaterfallBar, waterfall } from './waterfall.ts';

export interface WaterfallStep {
  readonly key: string;
  readonly value: number;
  readonly tone: 'electricity' | 'water' | 'gas' | 'plain';
  readonly isEstimated: boolean;
  readonly icon: ReactNode;
  readonly label: ReactNode;
  readonly reason: string;
  /** '+12.09' */
  readonly amount: string;
  readonly amountSpoken: string;
}

interface WaterfallTotal {
  readonly label: string;
  readonly amount: string;
  readonly amountSpoken: string;
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
  const lines = chart.ticks.map(({ value, at }) => (
    <span
      key={value}
      className={styles.grid}
      data-zero={value === 0 || undefined}
      style={{ left: `${at}%` }}
    />
  ));
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
        <tr className={styles.total}>
          <th scope="row">{before.label}</th>
          <td className={styles.amount}>
            <Spoken text={before.amount} spoken={before.amountSpoken} />
          </td>
          <td className={styles.plot} aria-hidden="true">
            <span className={styles.ticks}>
              {chart.ticks.map(({ value, at }) => (
                <span key={value} className={styles.tick} style={{ left: `${at}%` }}>
                  {tick(value)}
                </span>
              ))}
            </span>
          </td>
        </tr>
        {steps.map((step, index) => (
          <tr key={step.key} className={styles.step}>
            <th scope="row">
              <span className={styles.tile} data-tone={step.tone} aria-hidden="true">
                {step.icon}
              </span>
              <span>
                <span className={styles.label}>{step.label}</span>
                <span className={styles.reason}>{step.reason}</span>
              </span>
            </th>
            <td className={styles.amount}>
              <Spoken text={step.amount} spoken={step.amountSpoken} />
            </td>
            <td className={styles.plot} aria-hidden="true">
              <span className={styles.area}>
                {lines}
                <Bar bar={chart.steps[index]} tone={step.tone} isEstimated={step.isEstimated} isJoined />
              </span>
            </td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">{now.label}</th>
          <td className={styles.amount}>
            <Spoken text={now.amount} spoken={now.amountSpoken} />
          </td>
          <td className={styles.plot} aria-hidden="true">
            <span className={styles.area}>
              {lines}
              <Bar bar={chart.sum} tone="sum" isEstimated={false} />
              <span className={styles.difference} style={placeBeside(chart.sum)}>
                {difference}
              </span>
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Where there is more room. */
const placeBeside = ({ from, length }: WaterfallBar) =>
  from + length > 75 ? { right: `calc(${100 - from}% + 5px)` } : { left: `calc(${from + length}% + 5px)` };

function Spoken({ text, spoken }: { readonly text: string; readonly spoken: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="hidden-visually">{spoken}</span>
    </>
  );
}

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
      <span
        className={styles.bar}
        data-tone={tone}
        data-estimated={isEstimated || undefined}
        style={{ left: `${bar.from}%`, width: `${bar.length}%` }}
      />
      {isJoined && <span className={styles.join} style={{ left: `${bar.end}%` }} />}
    </>
  );
}
