/** Weather over the days of the bill: only the fields that came. */
import { sgDay, sgMonth } from '@portal/domain/sg-time';
import { Card } from '../../ui/surfaces/card.tsx';
import { Facts } from '../../ui/surfaces/facts.tsx';
import styles from './bill-insights.module.css';
import { copy } from './copy.ts';
import type { InsightsMonth } from './month-detail.query.ts';

interface WeatherCardProps {
  readonly month: string;
  readonly weather: NonNullable<InsightsMonth['weather']>;
  readonly comparedWith: string | null;
}

export function WeatherCard({ month, weather, comparedWith }: WeatherCardProps) {
  const words = copy.weather;
  const { average, averageBefore, hottest, rain } = weather;
  const facts = [
    { label: words.hottest, value: hottest && words.hottestDay(sgDay(hottest.day), hottest.highest) },
    { label: words.rain, value: rain && words.rainDays(rain.days, rain.measured) },
  ];
  return (
    <Card title={words.title(sgMonth(month))} className={styles.aside}>
      {average !== null && (
        <p className={styles.average}>
          <span className={styles.averageValue}>{words.average(average)}</span>{' '}
          <span className={styles.averageNote}>
            <span className="block">
              {words.onAverage}
              {averageBefore !== null && comparedWith !== null && ','}
            </span>
            {averageBefore !== null && comparedWith !== null && (
              <span className="block">{words.against(average, averageBefore, sgMonth(comparedWith))}</span>
            )}
          </span>
        </p>
      )}
      {facts.some(({ value }) => value !== null) && <Facts facts={facts} />}
    </Card>
  );
}
