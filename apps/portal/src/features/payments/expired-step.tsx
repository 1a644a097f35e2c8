/** A code that has ended: blurred, with the way on over it (visual 35). The focus stays where it was. */
import { hasExpired } from '@portal/domain/paynow-expiry';
import { now } from '../../lib/clock.ts';
import { BigNumber } from '../../ui/big-number.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './code.module.css';
import { svgAddress } from './code-image.ts';
import { copy } from './copy.ts';
import type { PaynowCode } from './paynow-code.ts';

interface ExpiredStepProps {
  readonly code: PaynowCode;
  readonly busy: boolean;
  onRegenerate(): void;
}

export function ExpiredStep({ code, busy, onRegenerate }: ExpiredStepProps) {
  const { amount, expiredAt } = code;
  return (
    <div className={styles.expired}>
      <div className={styles.paper}>
        {/* Nobody can scan it any more, so nobody is told of it. */}
        <img className={styles.blurred} src={svgAddress(code.svg)} width={240} height={240} alt="" />
        <Button busy={busy} onClick={onRegenerate} className={styles.regenerate}>
          <Icon name="refresh" />
          {copy.expired.regenerate}
        </Button>
      </div>
      <div className={styles.ended}>
        <p className="overline">{copy.code.amount}</p>
        <BigNumber amount={amount} size="sum" />
        <div className={styles.told} role="status">
          <Icon name="clock" />
          <p>
            <strong>{copy.expired.heading}</strong>
            {hasExpired(expiredAt, now()) ? copy.expired.text(expiredAt, now()) : copy.expired.replaced}
          </p>
        </div>
        <p className="small second">{copy.expired.safe}</p>
      </div>
    </div>
  );
}
