/** Composition of the sum, in as few lines as there is room for: a bar by utility, and each part with its amount. */

import { PartIcon, PartsBar } from '../../../charts/parts-bar.tsx';
import { Amount, Star } from '../amount.tsx';
import { toParts } from '../composition.tsx';
import { copy as statementCopy } from '../copy.ts';
import { type Statement, toBar } from '../statement.ts';
import { copy } from './copy.ts';
import styles from './parts-line.module.css';

export function PartsLine({ statement }: { readonly statement: Extract<Statement, { lines: unknown }> }) {
  return (
    <>
      <PartsBar parts={toBar(statement)} />
      <ul className={styles.parts} aria-label={statementCopy.madeOf}>
        {toParts(statement.lines).map(({ key, icon, name, utility, amount, isEstimated }) => (
          <li key={key}>
            <PartIcon icon={icon} utility={utility} />
            <span>
              {icon === 'gift' ? copy.tabs.usave : name}
              {isEstimated && <Star />}
            </span>
            <strong>
              <Amount of={amount} />
            </strong>
          </li>
        ))}
      </ul>
    </>
  );
}
