/** Composition of the sum, with quantities; a star is explained below. */
import type { IconName } from '../../ui/surfaces/icons.tsx';
import styles from './composition.module.css';
import { copy } from './copy.ts';
import { type Part, PartsList } from './parts-list.tsx';
import { type Statement, type StatementLine, toBar } from './statement.ts';

const iconOfKind: Record<Exclude<StatementLine['kind'], 'utility'>, IconName> = {
  rebate: 'gift',
  earlier: 'file',
  late: 'clock',
  payment: 'check',
};

/** In the order of the bill; of several accounts each has its own lines. */
export function toParts(lines: readonly StatementLine[]): Part[] {
  return lines.map(({ kind, utility, quantityMilli, unit, amount, estimated }, index) => ({
    key: `${index} ${kind}`,
    name: copy.lines[kind === 'utility' ? (utility ?? 'other') : kind],
    icon: kind === 'utility' ? (utility ?? 'file') : iconOfKind[kind],
    utility,
    amount,
    quantity: quantityMilli !== null && unit !== null ? copy.quantity(quantityMilli, unit) : null,
    isEstimated: estimated,
  }));
}

export function Composition({ statement }: { readonly statement: Extract<Statement, { lines: unknown }> }) {
  return (
    <div className={styles.composition}>
      <PartsList bar={toBar(statement)} parts={toParts(statement.lines)} />
      {statement.lines.some(({ estimated }) => estimated) && (
        <p className={styles.note} aria-hidden="true">
          {copy.estimatedNote}
        </p>
      )}
    </div>
  );
}
