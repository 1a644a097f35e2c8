/** The ink card: electricity of the bill, and what made it more or less, as the bill page has it. */
import { cents, formatChange } from '@portal/domain/money';
import { sgMonth } from '@portal/domain/sg-time';
import { BigNumber } from '../../ui/surfaces/big-number.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Spoken } from '../../ui/text/spoken.tsx';
import styles from './bill-insights.module.css';
import { copy } from './copy.ts';
import type { InsightsMonth } from './month-detail.query.ts';

interface MonthProps {
  readonly month: string;
  readonly detail: InsightsMonth;
}

export function ElectricityCard({ month, detail }: MonthProps) {
  const { amount, amountDiff, comparedWith, changes } = detail;
  const words = copy.ink;
  const steps = changes?.filter((step) => step.amount !== 0) ?? null;
  return (
    <Card title={words.title(sgMonth(month))} tone="statement" className={styles.ink}>
      <BigNumber amount={cents(amount)} />
      {amountDiff === null || comparedWith === null ? (
        <p className="second-on-ink">{words.first}</p>
      ) : (
        <p className={styles.verdict}>
          <strong>{words.difference(cents(amountDiff), sgMonth(comparedWith))}</strong>{' '}
          {steps === null ? words.notSplit : words.verdict(steps, cents(amountDiff))}
        </p>
      )}
      {steps !== null && steps.length > 0 && <Steps steps={steps} />}
    </Card>
  );
}

type Step = NonNullable<InsightsMonth['changes']>[number];

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const all = steps.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  const hasDays = steps.some(({ cause }) => cause === 'days');
  return (
    <ul className={styles.steps} aria-label={copy.ink.steps}>
      {steps.map((step) => (
        <li key={step.cause} className={styles.step}>
          <span>{nameStep(step, hasDays)}</span>
          <span className={styles.stepAmount}>
            <Spoken text={formatChange(cents(step.amount))} spoken={copy.ink.spoken(cents(step.amount))} />
          </span>
          <span className={styles.track} aria-hidden="true">
            {/* The length is set through the style object: the policy allows that, not a style attribute. */}
            <span className={styles.part} style={{ width: `${(Math.abs(step.amount) / all) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function nameStep({ cause, amount, before, now }: Step, hasDays: boolean): string {
  if (cause === 'price') return copy.ink.price(amount > 0);
  if (cause === 'days') return copy.ink.days(now - before);
  // With other days in the period the step is what was used a day.
  const isPlain = !hasDays && Math.sign(now - before) === Math.sign(amount);
  return isPlain ? copy.ink.usage(now - before) : copy.ink.usageADay(amount > 0);
}
