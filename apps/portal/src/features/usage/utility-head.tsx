/** The head of the card: which utility is shown. One is a plain label; several are tabs. */
import type { Utility } from '@portal/domain/utility-names';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './utility-head.module.css';

interface UtilityHeadProps {
  readonly utilities: readonly Utility[];
  readonly chosen: number;
  onChoose(index: number): void;
}

export function UtilityHead({ utilities, chosen, onChoose }: UtilityHeadProps) {
  const [only] = utilities;
  return (
    <div className={styles.head}>
      {utilities.length > 1 ? (
        <Tabs
          label={copy.utilityTabs}
          chosen={chosen}
          onChoose={onChoose}
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
