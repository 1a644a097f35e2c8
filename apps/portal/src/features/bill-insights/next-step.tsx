/** One next step, chosen by rule, and the way to the bill. */
import { cents } from '@portal/domain/money';
import { sgMonth } from '@portal/domain/sg-time';
import { useAvailability } from '../../lib/availability.ts';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import styles from './bill-insights.module.css';
import { copy } from './copy.ts';
import type { InsightsMonth } from './month-detail.query.ts';

const tabOf = { 'air-conditioner': 'air-conditioner', standby: 'television-and-computer' } as const;

interface NextStepCardProps {
  readonly month: string;
  readonly detail: InsightsMonth;
}

export function NextStepCard({ month, detail: { nextStep, billId } }: NextStepCardProps) {
  const hasBills = useAvailability()('bills') === 'open';
  return (
    <Card title={copy.next.title} titleRole="heading" className={styles.next}>
      {nextStep.kind === 'reading' ? (
        // The way to it stands on the bill while readings are taken.
        <p className="second">{copy.next.reading}</p>
      ) : (
        <>
          <p className="second">{copy.next[nextStep.kind](nextStep.quantity, cents(nextStep.amount))}</p>
          <FeatureLink
            feature="conservation-tips"
            search={{ tabId: `results-tips.${tabOf[nextStep.kind]}` }}
            className="text-link"
          >
            {copy.next.tips}
            <Icon name="chevronRight" size={18} />
          </FeatureLink>
        </>
      )}
      {hasBills && (
        <LinkButton to="/bills/$billId" params={{ billId }} kind="second" wide className={styles.toBill}>
          {copy.next.bill(sgMonth(month))}
        </LinkButton>
      )}
    </Card>
  );
}
