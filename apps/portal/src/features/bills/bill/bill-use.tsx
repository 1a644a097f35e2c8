/** Usage in the period of the bill, beside the usual month: whole kWh and tenths of Cu M. */
import { divideRounded } from '@portal/domain/money';
import { sgMonth } from '@portal/domain/sg-time';
import { utilities } from '@portal/domain/utility-names';
import { InsightsLink } from '../../../insights/insights-link.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { IconTile } from '../../../ui/surfaces/icon-tile.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Star } from '../amount.tsx';
import styles from './bill.page.module.css';
import type { BillDetail } from './bill-detail.query.ts';
import { copy } from './copy.ts';

export function UseCard({ bill }: { readonly bill: BillDetail }) {
  const rows = utilities.flatMap((utility) => {
    const months = bill.use.filter((each) => each.utility === utility);
    const newest = months.at(-1);
    if (newest?.month !== bill.month) return [];
    const [unit, step] = utility === 'water' ? (['Cu M', 100] as const) : (['kWh', 1000] as const);
    return [{ utility, newest, unit, against: againstUsual(newest.milli, months.slice(0, -1), step) }];
  });
  if (rows.length === 0) return null;
  return (
    <Card title={copy.use.title} titleRole="heading" className={styles.aside}>
      <ul className={styles.uses}>
        {rows.map(({ utility, newest, unit, against }) => (
          <li key={utility}>
            <IconTile icon={utility} utility={utility} />
            <span>
              <strong className={styles.used}>
                <span className="hidden-visually">{copy.utilities[utility]} </span>
                {copy.use.amount(newest.milli, unit)}
                {newest.estimated && <Star />}
              </strong>
              <span className={styles.against}>{against}</span>
            </span>
          </li>
        ))}
      </ul>
      <InsightsLink month={bill.month} className="text-link">
        {copy.use.understanding}
        <Icon name="chevronRight" size={18} />
      </InsightsLink>
    </Card>
  );
}

/** From so many months on there is a usual one; before that the month before says more. */
const USUAL_FROM = 3;

function againstUsual(milli: number, earlier: BillDetail['use'], step: number): string {
  const last = earlier.at(-1);
  if (last === undefined) return copy.use.first;
  if (earlier.length < USUAL_FROM) return copy.use.against(milli - last.milli, sgMonth(last.month));
  const all = earlier.reduce((sum, { milli: each }) => sum + each, 0);
  return copy.use.usual(divideRounded(milli * earlier.length - all, earlier.length * step) * step);
}
