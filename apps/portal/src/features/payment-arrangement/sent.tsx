/** After the request: what has to be paid now, the request, and the plan beside what it replaces (visual 46, sent). */
import { formatAmount, formatSgd } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { copy as requestCopy } from '../../requests/copy.ts';
import { RequestActions } from '../../requests/request-link.tsx';
import { StepLine } from '../../requests/step-line.tsx';
import { PayAction } from '../../ui/actions/pay-action.tsx';
import { BigNumber } from '../../ui/surfaces/big-number.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { DoneHeading } from '../../ui/surfaces/done-tick.tsx';
import { Facts } from '../../ui/surfaces/facts.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import styles from './arrangement.module.css';
import type { SentArrangement } from './arrangement-form.tsx';
import { copy } from './copy.ts';
import { listPayments } from './plan.tsx';

export function Sent({ sent: { requestId, account, plan } }: { readonly sent: SentArrangement }) {
  const since = account.check.bill?.due_date ?? null;
  return (
    <>
      <div className={styles.columns}>
        <section className={`statement ${styles.sent}`}>
          <div className={styles.received}>
            <DoneHeading>{copy.sent.heading}</DoneHeading>
            <Pill kind="act" icon={<Icon name="clock" size={16} />}>
              {copy.pending}
            </Pill>
          </div>
          <p className="lead above-16">{copy.sent.text}</p>
          <div className={styles.payNow}>
            <div>
              <p className="overline">{copy.sent.payNow}</p>
              <BigNumber amount={plan.partial.amount} />
              <p className="second-on-ink size-15 above-8">{copy.sent.payBy(plan.partial.dueOn)}</p>
            </div>
            <PayAction
              className="button button-act"
              wanted={{ accountNo: account.accountNo, amount: plan.partial.amount }}
            >
              {copy.sent.pay}
            </PayAction>
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
          <div className={styles.actions}>
            <RequestActions service="payment-arrangement" requestId={requestId}>
              {requestCopy.view}
            </RequestActions>
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
