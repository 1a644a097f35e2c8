/** The head of the card: which utility is shown, and beside it the level. One utility is a plain label; several are tabs. */
import type { Utility } from '@portal/domain/utility-names';
import type { ReactNode } from 'react';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './utility-head.module.css';

interface UtilityHeadProps {
  readonly utilities: readonly Utility[];
  readonly chosen: Utility;
  onChoose(utility: Utility): void;
  /** Controls beside the utilities. */
  readonly children: ReactNode;
}

export function UtilityHead({ utilities, chosen, onChoose, children }: UtilityHeadProps) {
  const only = utilities.length > 0 ? utilities[0] : chosen;
  return (
    <div className={styles.head}>
      {utilities.length > 1 ? (
        <Tabs
          label={copy.utilityTabs}
          chosen={Math.max(0, utilities.indexOf(chosen))}
          onChoose={(index) => onChoose(utilities[index] ?? chosen)}
          tabs={utilities.map((utility) => ({
            key: utility,
            className: styles[utility],
            content: <Named utility={utility} />,
          }))}
        />
      ) : (
        only && (
          <p className={`${styles.only} ${styles[only]}`}>
            <Named utility={only} />
          </p>
        )
      )}
      <div className={styles.controls}>{children}</div>
    </div>
  );
}

function Named({ utility }: { readonly utility: Utility }) {
  return (
    <>
      <Icon name={utility} size={20} />
      <span>{copy.utilities[utility]}</span>
    </>
  );
}
