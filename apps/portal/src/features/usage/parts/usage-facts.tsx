/** Three facts beside the chart: the cost, the highest bar, and the floor or the mean. */
import { unbroken } from '../../../ui/text/unbroken.tsx';
import type { Fact } from '../period/words.ts';
import styles from './usage-facts.module.css';

export function UsageFacts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, note }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{unbroken(value)}</dd>
          <dd className={styles.note}>{unbroken(note)}</dd>
        </div>
      ))}
    </dl>
  );
}
