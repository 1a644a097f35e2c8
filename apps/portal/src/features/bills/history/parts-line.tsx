/** What the sum is made of, in as few lines as there is room for: a bar by utility, and each part with its amount. */
import { formatAmount, spokenSgd } from '@portal/domain/money';
import { Icon } from '../../../ui/icons.tsx';
import { copy as statementCopy } from '../copy.ts';
import type { Statement, StatementLine } from '../statement.ts';
import { copy } from './copy.ts';
import styles from './parts-line.module.css';

const iconOfKind = { rebate: 'gift', earlier: 'file', payment: 'check' } as const;
const nameOf = ({ kind, utility }: StatementLine): string => {
  if (kind === 'rebate') return copy.tabs.usave;
  return statementCopy.lines[kind === 'utility' ? (utility ?? 'other') : kind];
};

export function PartsLine({ statement }: { readonly statement: Extract<Statement, { lines: unknown }> }) {
  const { stretches, lines } = statement;
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {stretches.map(({ utility, amount }) => (
          // The length is set through the style object: the policy allows that, not a style attribute.
          <span key={utility} className={styles[utility]} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul className={styles.parts} aria-label={statementCopy.madeOf}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines come in the order of the bill
          <li key={index}>
            <span className={line.utility ? styles[`${line.utility}Icon`] : undefined}>
              <Icon
                name={line.kind === 'utility' ? (line.utility ?? 'file') : iconOfKind[line.kind]}
                size={20}
              />
            </span>
            <span>
              {nameOf(line)}
              {line.estimated && <span aria-hidden="true"> {statementCopy.star}</span>}
              {line.estimated && <span className="hidden-visually">{statementCopy.estimatedSpoken}</span>}
            </span>
            <strong>
              <span aria-hidden="true">{formatAmount(line.amount)}</span>
              <span className="hidden-visually">{spokenSgd(line.amount)}</span>
            </strong>
          </li>
        ))}
      </ul>
    </>
  );
}
