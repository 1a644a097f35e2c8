/** The answer to a waiver on ink, in focus, and what follows from it (visual 47). */
import { cents } from '@portal/domain/money';
import { instantText, type SgDay, sgDay } from '@portal/domain/sg-time';
import { copy as requestCopy } from '../../requests/copy.ts';
import { RequestActions } from '../../requests/request-link.tsx';
import { StepLine } from '../../requests/step-line.tsx';
import { BigNumber } from '../../ui/surfaces/big-number.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { DoneHeading } from '../../ui/surfaces/done-tick.tsx';
import { copy } from './copy.ts';
import styles from './waiver.module.css';
import type { ChargeRow } from './waiver.query.ts';

export interface Approved {
  readonly requestId: string;
  readonly row: ChargeRow;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function ApprovedCard({ approved: { row } }: { readonly approved: Approved }) {
  const { charge, print_date, payment_amount } = row.bill;
  return (
    <section className={`statement ${styles.approved}`}>
      <div>
        <DoneHeading>{copy.approved.heading}</DoneHeading>
        <p className="lead above-16">{copy.approved.text}</p>
      </div>
      <div className={styles.waived}>
        <p className="overline">{copy.approved.waived}</p>
        <BigNumber amount={cents(payment_amount)} size="shown" />
        <p className="second-on-ink size-15">{copy.approved.charge(copy.names[charge], sgDay(print_date))}</p>
      </div>
    </section>
  );
}

interface ApprovedNextProps {
  readonly approved: Approved;
  readonly nextBillOn: SgDay | null;
}

export function ApprovedNext({ approved: { requestId, row, at }, nextBillOn }: ApprovedNextProps) {
  return (
    <Card title={copy.approved.next} titleRole="heading">
      <div className={styles.steps}>
        <StepLine
          isUpright
          steps={[
            { state: 'done', name: copy.approved.heading, lines: [requestCopy.at(instantText(at))] },
            {
              state: 'next',
              name: copy.approved.onBill,
              lines: [copy.approved.asCredit(cents(row.bill.payment_amount), nextBillOn)],
            },
          ]}
        />
      </div>
      <div className={styles.steps}>
        <RequestActions service="pink-waiver" requestId={requestId}>
          {requestCopy.view}
        </RequestActions>
      </div>
    </Card>
  );
}
