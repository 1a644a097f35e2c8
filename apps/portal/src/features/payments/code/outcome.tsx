/** What became of a code: its amount, and in words what happened. */
import type { Cents } from '@portal/domain/money';
import { BigNumber } from '../../../ui/surfaces/big-number.tsx';
import { Icon, type IconName } from '../../../ui/surfaces/icons.tsx';
import styles from './code.module.css';

interface OutcomeProps {
  readonly overline: string;
  readonly amount: Cents;
  readonly size: 'shown' | 'sum';
  readonly icon: IconName;
  readonly heading: string;
  readonly text: string;
}

export function Outcome({ overline, amount, size, icon, heading, text }: OutcomeProps) {
  return (
    <>
      <p className={`overline ${styles.over}`}>{overline}</p>
      <BigNumber amount={amount} size={size} />
      <div className={styles.told} role="status">
        <Icon name={icon} />
        <p>
          <strong>{heading}</strong>
          {text}
        </p>
      </div>
    </>
  );
}
