/** The code with what belongs to it: the amount, how long it is good, what to do, what the bank must show (visual 05). */
import type { ReactNode } from 'react';
import { BigNumber } from '../../../ui/surfaces/big-number.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './code.module.css';
import { CodeActs } from './code-acts.tsx';
import { svgAddress } from './code-image.ts';
import { CodeSteps } from './code-steps.tsx';
import type { PaynowCode } from './paynow-code.ts';
import { ValidUntil } from './valid-until.tsx';

interface CodeStepProps {
  readonly code: PaynowCode;
  /** What the amount is of what is due, and the way to change it. */
  readonly about: ReactNode;
  /** false where the device is not one's own. */
  readonly canKeep: boolean;
  readonly isReached: boolean;
}

export function CodeStep({ code, about, canKeep, isReached }: CodeStepProps) {
  const { amount, reference, payee } = code;
  return (
    <div>
      <p className="hidden-visually" role="status">
        {copy.code.ready(amount)}
      </p>
      <div className={styles.columns}>
        <div className={styles.amount}>
          <p className="overline">{copy.code.amount}</p>
          <BigNumber amount={amount} size="shown" />
          <p className={styles.about}>{about}</p>
        </div>
        <div className={styles.code}>
          <div className={styles.paper}>
            <img
              className={styles.picture}
              src={svgAddress(code.svg)}
              width={240}
              height={240}
              alt={copy.code.alt(amount, reference)}
            />
          </div>
          <ValidUntil key={code.orderId} expiredAt={code.expiredAt} />
          {canKeep && <CodeActs code={code} />}
        </div>
        <p className={styles.bank}>
          <Icon name="shield" />
          <span>
            <strong>{copy.code.bankMust}</strong>
            {copy.code.bankShows(payee)}{' '}
            <span className={styles.reference}>
              {copy.code.bankReference}
              <strong>{reference}</strong>
            </span>
          </span>
        </p>
        <CodeSteps canKeep={canKeep} />
      </div>
      <p className={styles.waiting} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        {isReached ? copy.code.waiting : copy.code.unreached}
      </p>
    </div>
  );
}
