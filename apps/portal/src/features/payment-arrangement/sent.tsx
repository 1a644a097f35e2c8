/** After the request: what has to be paid now, the request, and the plan beside what it replaces (visual 46, sent). */
import { formatAmount, formatSgd } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Acknowledgement } from '../../requests/acknowledgement.tsx';
import { StepLine } from '../../requests/step-line.tsx';
import { PayAction } from '../../ui/actions/pay-action.tsx';
import { BigNumber } from '../../ui/surfaces/big-number.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { DoneTick } from '../../ui/surfaces/done-tick.tsx';
import { Facts } from '../../ui/surfaces/facts.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import styles from './arrangement.module.css';
import type { SentArrangement } from './arrangement-form.tsx';
import { copy } from './copy.ts';
import { listPayments } from './plan.tsx';

export function Sent({ sent: { requestId, account, plan } }: { readonly sent: SentArrangement }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const since = account.check.bill?.due_date ?? null;
  return (
    <>
      <div className={styles.columns}>
        <section className={`statement ${styles.sent}`}>
          <div className={styles.received}>
            <h2 ref={heading} tabIndex={-1} className="title-2 row gap-14">
              <DoneTick />
              {copy.sent.heading}
            </h2>
            <Pill kind="act" icon={<Icon name="clock" size={16} />}>
              {copy.pending}
            </Pill>
          </div>
          <p className={styles.sentText}>{copy.sent.text}</p>
          <div className={styles.payNow}>
            <div>
              <p className="overline">{copy.sent.payNow}</p>
              <BigNumber amount={plan.partial.amount} />
              <p className="second-on-ink size-15 above-8">{copy.sent.payBy(plan.partial.dueOn)}</p>
            </div>
            <PayAction className="button button-act">{copy.sent.pay}</PayAction>
          </div>
        </section>
        <Card title={copy.sent.request} titleRole="heading">
          <Facts
            facts={[
              { label: copy.sent.reference, value: requestId },
              { label: copy.overdueAmount, value: formatSgd(account.overdue) },
              { label: copy.sent.account, value: account.accountNo },
            ]}
          />
          <div className={`button-row ${styles.actions}`}>
            <Link
              to="/services/$service/$requestId"
              params={{ service: 'payment-arrangement', requestId }}
              className="button button-second"
            >
              {copy.sent.view}
            </Link>
            <Acknowledgement requestId={requestId} />
          </div>
        </Card>
      </div>
      <Card title={copy.sent.change} titleRole="heading">
        <div className={styles.change}>
          <div>
            <p className="overline">{copy.sent.before}</p>
            <p className="strong above-10">{copy.sent.overdueNow}</p>
            {since && <p className="note">{copy.sent.since(sgDay(since))}</p>}
            <p className="title-2 second above-6">{formatAmount(account.overdue)}</p>
          </div>
          <div>
            <p className="overline">{copy.plan.withPlan}</p>
            <div className="above-10">
              <StepLine
                steps={listPayments(plan).map(({ key, day, what, amount }) => ({
                  state: key === 'now' ? 'now' : 'next',
                  name: day,
                  lines: [
                    key === 'now' ? `${what}, ${copy.sent.payBy(plan.partial.dueOn)}` : what,
                    formatAmount(amount),
                  ],
                }))}
              />
            </div>
          </div>
        </div>
        <p className={styles.lines}>{copy.sent.lines}</p>
      </Card>
    </>
  );
}
