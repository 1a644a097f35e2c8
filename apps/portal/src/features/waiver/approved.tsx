/** The answer to a waiver on ink, in focus, and what follows from it (visual 47). */
import { cents } from '@portal/domain/money';
import { instantText, sgDay } from '@portal/domain/sg-time';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Acknowledgement } from '../../requests/acknowledgement.tsx';
import { copy as requestCopy } from '../../requests/copy.ts';
import { StepLine } from '../../requests/step-line.tsx';
import { BigNumber } from '../../ui/surfaces/big-number.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { DoneTick } from '../../ui/surfaces/done-tick.tsx';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { charge, print_date, payment_amount } = row.bill;
  return (
    <section className={`statement ${styles.approved}`}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="title-2 row gap-14">
          <DoneTick />
          {copy.approved.heading}
        </h2>
        <p className={styles.approvedText}>{copy.approved.text}</p>
      </div>
      <div className={styles.waived}>
        <p className="overline">{copy.approved.waived}</p>
        <BigNumber amount={cents(payment_amount)} size="shown" />
        <p className="second-on-ink size-15">{copy.approved.charge(copy.names[charge], sgDay(print_date))}</p>
      </div>
    </section>
  );
}

export function ApprovedNext({ approved: { requestId, row, at } }: { readonly approved: Approved }) {
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
              lines: [copy.approved.asCredit(cents(row.bill.payment_amount))],
            },
          ]}
        />
      </div>
      <div className={`button-row ${styles.steps}`}>
        <Link
          to="/services/$service/$requestId"
          params={{ service: 'pink-waiver', requestId }}
          className="button button-second"
        >
          {copy.approved.view}
        </Link>
        <Acknowledgement requestId={requestId} />
      </div>
    </Card>
  );
}
