/** Money came that must be looked at: said plainly, with the number to quote. Nothing more to do here. */
import type { Cents } from '@portal/domain/money';
import { BigNumber } from '../../ui/big-number.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './code.module.css';
import { copy } from './copy.ts';

interface CheckingStepProps {
  readonly orderId: string;
  readonly amount: Cents;
  onClose(): void;
}

export function CheckingStep({ orderId, amount, onClose }: CheckingStepProps) {
  return (
    <div className={styles.checking}>
      <p className="overline">{copy.checking.asked}</p>
      <BigNumber amount={amount} size="shown" />
      <div className={styles.told} role="status">
        <Icon name="info" />
        <p>
          <strong>{copy.checking.heading}</strong>
          {copy.checking.text}
        </p>
      </div>
      <ol className={styles.next} aria-label={copy.checking.afterwards}>
        {copy.checking.next.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
      <p className="second">
        {copy.checking.order} <strong>{orderId}</strong>
      </p>
      <Button kind="second" onClick={onClose} className={styles.doneAct}>
        {copy.done}
      </Button>
    </div>
  );
}
