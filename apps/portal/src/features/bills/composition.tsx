/** What the sum is made of: a bar of the charges by utility, and each part as a line with its amount. */
import { formatAmount, spokenSgd } from '@portal/domain/money';
import { Icon, type IconName } from '../../ui/icons.tsx';
import styles from './composition.module.css';
import { copy } from './copy.ts';
import type { Statement, StatementLine } from './statement.ts';

const iconOfKind: Record<Exclude<StatementLine['kind'], 'utility'>, IconName> = {
  rebate: 'gift',
  earlier: 'file',
  payment: 'check',
};

export function Composition({ statement }: { readonly statement: Extract<Statement, { lines: unknown }> }) {
  return (
    <div className={styles.composition}>
      <div className={styles.bar} aria-hidden="true">
        {statement.stretches.map(({ utility, amount }) => (
          // The length is set through the style object: the policy allows that, not a style attribute.
          <span key={utility} className={styles[utility]} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul className={styles.lines} aria-label={copy.madeOf}>
        {statement.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines come in the order of the bill
          <Line key={index} line={line} />
        ))}
      </ul>
      {statement.lines.some(({ estimated }) => estimated) && (
        <p className={styles.note} aria-hidden="true">
          {copy.star} {copy.estimated}
        </p>
      )}
    </div>
  );
}

/** A star for the eye, explained below the lines; the word itself for the ear. */
function Star() {
  return (
    <>
      <span aria-hidden="true">{copy.star}</span>
      <span className="hidden-visually">{copy.estimatedSpoken}</span>
    </>
  );
}

function Line({ line }: { readonly line: StatementLine }) {
  const { kind, utility, quantityMilli, unit, amount, estimated } = line;
  const name = kind === 'utility' ? copy.lines[utility ?? 'other'] : copy.lines[kind];
  const icon = kind === 'utility' ? (utility ?? 'file') : iconOfKind[kind];
  return (
    <li className={styles.line}>
      <span className={utility ? styles[`${utility}Icon`] : styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles.name}>
        {name}
        {quantityMilli !== null && unit !== null && (
          <span className={styles.quantity}>
            {copy.quantity(quantityMilli, unit)}
            {estimated && <Star />}
          </span>
        )}
      </span>
      <span className={styles.amount}>
        <span aria-hidden="true">{formatAmount(amount)}</span>
        <span className="hidden-visually">{spokenSgd(amount)}</span>
      </span>
    </li>
  );
}
