/** A code that has ended: blurred, with the way on over it (visual 35). The focus stays where it was. */
import { now } from '../../../lib/clock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './code.module.css';
import { svgAddress } from './code-image.ts';
import { Outcome } from './outcome.tsx';
import type { PaynowCode } from './paynow-code.ts';
import { type EndReason, useEndReason } from './use-end-reason.ts';

interface ExpiredStepProps {
  readonly code: PaynowCode;
  readonly busy: boolean;
  onRegenerate(): void;
}

export function ExpiredStep({ code, busy, onRegenerate }: ExpiredStepProps) {
  const { amount, expiredAt } = code;
  const reason = useEndReason(expiredAt);
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
        <Outcome
          overline={copy.code.amount}
          amount={amount}
          size="sum"
          icon="clock"
          heading={copy.expired.heading}
          text={reason === null ? '' : reasonWords(reason, expiredAt)}
        />
        <p className="small second">{copy.expired.safe}</p>
      </div>
    </div>
  );
}

function reasonWords(reason: EndReason, expiredAt: number): string {
  if (reason === 'expired') return copy.expired.text(expiredAt, now());
  return reason === 'closed' ? copy.expired.replaced : copy.expired.untold;
}
