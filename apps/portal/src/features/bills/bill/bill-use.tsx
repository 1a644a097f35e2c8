/** What was used in the period of the bill, beside the month before it. */
import { sgMonth } from '@portal/domain/sg-time';
import { utilities } from '@portal/domain/utility-names';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import styles from './bill.page.module.css';
import type { BillDetail } from './bill-detail.query.ts';
import { copy } from './copy.ts';

export function UseCard({ bill }: { readonly bill: BillDetail }) {
  const rows = utilities.flatMap((utility) => {
    const months = bill.use.filter((each) => each.utility === utility);
    const newest = months.at(-1);
    if (newest?.month !== bill.month) return [];
    return [{ utility, newest, before: months.at(-2) ?? null, unit: utility === 'water' ? 'Cu M' : 'kWh' }];
  });
  if (rows.length === 0) return null;
  return (
    <Card title={copy.use.title} titleRole="heading" className={styles.aside}>
      <ul className={styles.uses}>
        {rows.map(({ utility, newest, before, unit }) => (
          <li key={utility}>
            <span className={styles.tile} data-utility={utility}>
              <Icon name={utility} size={20} />
            </span>
            <span>
              <strong className={styles.used}>
                <span className="hidden-visually">{copy.utilities[utility]} </span>
                {copy.use.amount(newest.milli, unit)}
                {newest.estimated && <span aria-hidden="true">{copy.star}</span>}
                {newest.estimated && <span className="hidden-visually">{copy.estimatedSpoken}</span>}
              </strong>
              <span className={styles.against}>
                {before === null
                  ? copy.use.first
                  : copy.use.against(newest.milli - before.milli, unit, sgMonth(before.month))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <PlaceLink place="bill-insights" className="text-link">
        {copy.use.understanding}
        <Icon name="chevronRight" size={18} />
      </PlaceLink>
    </Card>
  );
}
