/** Twelve months of use with their temperature, and the same numbers as a table. */
import { sgMonth } from '@portal/domain/sg-time';
import { useId, useState } from 'react';
import { WarmthChart } from '../../charts/warmth/warmth-chart.tsx';
import { TextButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import styles from './bill-insights.module.css';
import { copy } from './copy.ts';
import type { InsightsMonth } from './month-detail.query.ts';
import { MonthTable } from './month-table.tsx';

export function UseCard({ detail }: { readonly detail: InsightsMonth }) {
  const words = copy.chart;
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const { consumption, isCoolerSmaller } = detail;
  const hasDegrees = consumption.some(({ temperature }) => temperature !== null);
  const heading = isCoolerSmaller ? words.cooler : hasDegrees ? words.plain : words.useAlone;
  const newest = consumption.at(-1);
  return (
    <Card title={heading} titleRole="heading" className={styles.use}>
      <p className={styles.useLead}>{hasDegrees ? words.lead : words.leadAlone}</p>
      <div className="shrinks sized">
        <WarmthChart
          months={consumption.map(({ period, current, status, temperature }) => {
            const month = sgMonth(period);
            const estimated = current !== null && status === 'Estimated';
            return {
              key: period,
              value: current,
              estimated,
              temperature,
              name: words.axis(month, false),
              initial: words.axis(month, true),
              label: [
                copy.shortMonth(month),
                current === null ? words.noBill : `${words.quantity(current)} ${words.kWh}`,
                ...(estimated ? [words.estimatedReading] : []),
                ...(temperature === null ? [] : [`${words.degrees(temperature)}${words.celsius}`]),
              ],
              spoken: words.spoken(month, current, temperature, estimated),
            };
          })}
          words={{
            name: heading,
            howToRead: words.howToRead,
            value: newest?.current == null ? '' : words.quantity(newest.current),
            temperature: newest?.temperature == null ? '' : words.degrees(newest.temperature),
            degree: words.degree,
          }}
        />
      </div>
      <div className={styles.foot}>
        <ul className={styles.legend}>
          {hasDegrees && <li data-mark="line">{words.celsius}</li>}
          <li data-mark="bar">{words.kWh}</li>
          {consumption.some(({ current, status }) => current !== null && status === 'Estimated') && (
            <li data-mark="hatch">{words.estimated}</li>
          )}
        </ul>
        <TextButton
          aria-expanded={isOpen}
          aria-controls={isOpen ? tableId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="table" size={18} />
          {isOpen ? words.hideTable : words.viewAsTable}
        </TextButton>
      </div>
      {isOpen && <MonthTable id={tableId} caption={heading} months={consumption} hasDegrees={hasDegrees} />}
    </Card>
  );
}
