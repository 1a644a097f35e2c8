/** The plan beside the form: what is owed today against what the plan asks, by its days (visual 46). */
import { addCents, type Cents, formatAmount, formatSgd } from '@portal/domain/money';
import type { ArrangementPlan } from '@portal/domain/requests/payment-arrangement';
import { formatDay, formatDayOfYear } from '@portal/domain/sg-time';
import { Card } from '../../ui/surfaces/card.tsx';
import styles from './arrangement.module.css';
import { copy } from './copy.ts';

/** @returns every payment of a plan, the partial one first */
export function listPayments({ partial, instalments }: ArrangementPlan) {
  return [
    { key: 'now', day: copy.plan.now, short: copy.plan.now, what: copy.partial, amount: partial.amount },
    ...instalments.map(({ amount, month, dueOn }) => ({
      key: month as string,
      day: formatDay(dueOn),
      short: formatDayOfYear(dueOn),
      what: copy.withBill(month),
      amount,
    })),
  ];
}

export function PlanCard({
  plan,
  overdue,
}: {
  readonly plan: ArrangementPlan | null;
  readonly overdue: Cents;
}) {
  if (plan === null)
    return (
      <Card title={copy.plan.title}>
        <p className="title-2 balanced above-6">{copy.plan.none}</p>
        <p className="second above-8">{copy.plan.noneText}</p>
      </Card>
    );
  const payments = listPayments(plan);
  return (
    <Card title={copy.plan.title} tone="statement">
      <p className="title-2 balanced above-6">{copy.plan.heading(payments.length)}</p>
      <p className="row gap-8 above-14 second-on-ink size-15" aria-hidden="true">
        <span className={styles.owedMark} />
        {copy.plan.owed}
        <span className={styles.planMark} />
        {copy.plan.withPlan}
      </p>
      <Bars overdue={overdue} payments={payments} />
      <dl className={styles.payments}>
        {payments.map(({ key, day, what, amount }) => (
          <div key={key}>
            <dt>
              <strong>{day}</strong>
              <span className="block second-on-ink size-15">{what}</span>
            </dt>
            <dd>{formatAmount(amount)}</dd>
          </div>
        ))}
        <div className={styles.together}>
          <dt>
            <strong>{copy.plan.together}</strong>
          </dt>
          <dd className="title-2">{formatSgd(addCents(...payments.map(({ amount }) => amount)))}</dd>
        </div>
      </dl>
      <p className="second-on-ink size-15 above-8">{copy.plan.usual}</p>
    </Card>
  );
}

const HEIGHT = 150;
const WIDTH = 320;
const BAR = 64;
const TOP = 24;
const FOOT = 28;

interface BarsProps {
  readonly overdue: Cents;
  readonly payments: ReturnType<typeof listPayments>;
}

function Bars({ overdue, payments }: BarsProps) {
  const slot = WIDTH / payments.length;
  const toHeight = (amount: Cents) => Math.max(2, Math.round((amount / overdue) * HEIGHT));
  const base = TOP + HEIGHT;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${base + FOOT}`} className={styles.bars} aria-hidden="true">
      {payments.map(({ key, short, amount }, index) => {
        const middle = slot * (index + 0.5);
        const height = toHeight(amount);
        const x = middle - BAR / 2;
        return (
          <g key={key}>
            {index === 0 && (
              <>
                <rect className={styles.owedBar} x={x} y={TOP} width={BAR} height={HEIGHT} rx={4} />
                <text x={middle} y={TOP - 8} className={styles.quiet}>
                  {formatAmount(overdue)}
                </text>
              </>
            )}
            <rect className={styles.planBar} x={x} y={base - height} width={BAR} height={height} rx={4} />
            {(index > 0 || amount < overdue) && (
              <text x={middle} y={base - height - 8} className={styles.loud}>
                {formatAmount(amount)}
              </text>
            )}
            <text x={middle} y={base + 22} className={styles.quiet}>
              {short}
            </text>
          </g>
        );
      })}
      <line className={styles.ground} x1={0} x2={WIDTH} y1={base} y2={base} />
    </svg>
  );
}
