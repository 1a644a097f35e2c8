/** A code that has ended: blurred, with the way on over it (visual 35). The focus stays where it was. */
import { now } from '../../../lib/clock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { BigNumber } from '../../../ui/surfaces/big-number.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './code.module.css';
import { svgAddress } from './code-image.ts';
import type { EndReason } from './pay.screens.ts';
import type { PaynowCode } from './paynow-code.ts';

interface ExpiredStepProps {
  readonly code: PaynowCode;
  readonly reason: EndReason;
  readonly busy: boolean;
  onRegenerate(): void;
}

export function ExpiredStep({ code, reason, busy, onRegenerate }: ExpiredStepProps) {
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
        <p className={`overline ${styles.over}`}>{copy.code.amount}</p>
        <BigNumber amount={amount} size="sum" />
        <div className={styles.told} role="status">
          <Icon name="clock" />
          <p>
            <strong>{copy.expired.heading}</strong>
            {reasonText(reason, expiredAt)}
          </p>
        </div>
        <p className="small second">{copy.expired.safe}</p>
      </div>
    </div>
  );
}

function reasonText(reason: EndReason, expiredAt: number): string {
  if (reason === null) return '';
  if (reason === 'expired') return copy.expired.text(expiredAt, now());
  return reason === 'closed' ? copy.expired.replaced : copy.expired.untold;
}
