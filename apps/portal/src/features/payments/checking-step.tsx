/** Money came that must be looked at: said plainly, with the number to quote. Nothing more to do here. */
import type { Cents } from '@portal/domain/money';
import { Button } from '../../ui/button.tsx';
import styles from './code.module.css';
import { copy } from './copy.ts';
import { Outcome } from './outcome.tsx';

interface CheckingStepProps {
  readonly orderId: string;
  readonly amount: Cents;
  onClose(): void;
}

export function CheckingStep({ orderId, amount, onClose }: CheckingStepProps) {
  return (
    <div className={styles.checking}>
      <Outcome
        overline={copy.checking.asked}
        amount={amount}
        size="shown"
        icon="info"
        heading={copy.checking.heading}
        text={copy.checking.text}
      />
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
