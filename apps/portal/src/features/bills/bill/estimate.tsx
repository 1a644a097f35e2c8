/** Estimated readings said plainly: which, why, what puts them right, and until when one can be sent instead. */
import { divideRounded } from '@portal/domain/money';
import { useQuery } from '@tanstack/react-query';
import { forecastQuery } from '../../../insights/forecast.query.ts';
import { findWaitingMonth, TrueUpFacts } from '../../../insights/true-up-facts.tsx';
import { useAvailability } from '../../../lib/availability.ts';
import { now } from '../../../lib/clock.ts';
import { buttonClass } from '../../../ui/actions/button.tsx';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Facts } from '../../../ui/surfaces/facts.tsx';
import styles from './bill.page.module.css';
import type { UtilityCharges } from './bill-charges.ts';
import type { BillDetail } from './bill-detail.query.ts';
import { copy } from './copy.ts';

interface EstimateCardProps {
  readonly bill: BillDetail;
  /** Those that rest on an estimate, at least one. */
  readonly charges: readonly UtilityCharges[];
}

export function EstimateCard({ bill, charges }: EstimateCardProps) {
  const canSubmit = useAvailability()('meter-readings') === 'open';
  const aDay = charges.flatMap((each) => averageDay(each, bill.days));
  const title = copy.estimate.title(charges.map(({ utility }) => utility));
  return (
    <Card title={title} titleRole="heading" className={`${styles.aside} ${styles.estimate}`}>
      {aDay.length > 0 && <p className="second">{copy.estimate.why(aDay)}</p>}
      <p className="second">{copy.estimate.next}</p>
      {bill.next === null && <LikelyTrueUp bill={bill} charges={charges} />}
      {canSubmit && bill.sendReadings && <Instead {...bill.sendReadings} />}
    </Card>
  );
}

/** Of the newest bill; nothing where it is not known, as the sentence above stands by itself. */
function LikelyTrueUp({ bill, charges }: EstimateCardProps) {
  const { data, isPending } = useQuery(forecastQuery(bill.accountNo));
  if (isPending)
    return (
      <div className="unseen" aria-hidden="true">
        <Facts facts={charges.map(({ utility }) => ({ label: copy.utilities[utility], value: '\u00a0' }))} />
      </div>
    );
  if (data === undefined || findWaitingMonth(data) !== bill.month) return null;
  return (
    <div>
      <h3 className="strong">{copy.estimate.likely}</h3>
      <TrueUpFacts answer={data} names={copy.utilities} />
    </div>
  );
}

/** The act while the window is open; before it, only its date. */
function Instead({ from, to }: NonNullable<BillDetail['sendReadings']>) {
  const [opens, ends, at] = [Date.parse(from), Date.parse(to), now()];
  if (at > ends) return null;
  return (
    <div className={styles.instead}>
      <div>
        <h3 className="strong">{copy.estimate.instead}</h3>
        <p className="small second">
          {at < opens ? copy.estimate.opens(opens) : copy.estimate.openUntil(ends)}
        </p>
      </div>
      {at >= opens && (
        <FeatureLink feature="meter-readings" className={buttonClass({ kind: 'second', wide: true })}>
          {copy.estimate.submit}
        </FeatureLink>
      )}
    </div>
  );
}

/** '0.49 Cu M': hundredths of Cu M, tenths of kWh; nothing where no line says how much. */
function averageDay({ milli, unit }: UtilityCharges, days: number): string[] {
  if (milli === null || unit === null || days <= 0) return [];
  const step = unit === 'Cu M' ? 10 : 100;
  return [copy.estimate.aDay(divideRounded(milli, days * step) * step, unit)];
}
