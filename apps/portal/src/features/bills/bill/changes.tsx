/** What changed since the last bill, step by step, to the cent; none of it on a first bill (visual 33). */
import { cents, formatAmount, formatChange, spokenSgd } from '@portal/domain/money';
import { sgMonth } from '@portal/domain/sg-time';
import { ChangeWaterfall } from '../../../charts/change-waterfall.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import styles from './bill.page.module.css';
import type { BillDetail } from './bill-detail.query.ts';
import { type ChangeRow, comparisonOf, largestOf } from './change-rows.ts';
import { copy } from './copy.ts';
import { monthOfPeriod } from './period.ts';

export function ChangesCard({ bill }: { readonly bill: BillDetail }) {
  const comparison = comparisonOf(bill);
  if (comparison === null) return null;
  const { before, now, difference, rows } = comparison;
  const [nameBefore, nameNow] = [
    monthOfPeriod(bill.previous?.period ?? ''),
    copy.title(sgMonth(bill.month)).replace(/ .*/, ''),
  ];
  const largest = rows && largestOf(rows);
  return (
    <Card title={copy.changes.title} className={styles.changes}>
      <p className={styles.verdict}>{copy.changes.heading(difference, nameBefore)}</p>
      <p className="second">
        {rows === null
          ? copy.changes.unexplained
          : largest && copy.changes.largest(largest.label, formatChange(largest.amount))}
      </p>
      {rows === null ? (
        <dl className={styles.totals}>
          <Total name={copy.changes.billOf(nameBefore)} amount={formatAmount(before)} />
          <Total name={copy.changes.billOf(nameNow)} amount={formatAmount(now)} />
        </dl>
      ) : (
        <ChangeWaterfall
          steps={rows.map((row) => ({
            key: row.key,
            value: row.amount,
            tone: row.utility ?? 'plain',
            isEstimated: row.isEstimated,
            icon: <Icon name={iconOf(row)} size={20} />,
            label: <Label row={row} />,
            reason: row.reason,
            amount: formatChange(row.amount),
            amountSpoken: copy.changes.spoken(spokenSgd(cents(Math.abs(row.amount))), row.amount > 0),
          }))}
          before={{
            label: copy.changes.billOf(nameBefore),
            amount: formatAmount(before),
            amountSpoken: spokenSgd(before),
          }}
          now={{
            label: copy.changes.billOf(nameNow),
            amount: formatAmount(now),
            amountSpoken: spokenSgd(now),
          }}
          difference={formatChange(difference)}
          words={copy.changes}
          tick={(value) => copy.changes.tick(cents(value))}
        />
      )}
    </Card>
  );
}

function Total({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div className={styles.total}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

const iconOf = ({ utility, cause }: ChangeRow): IconName => utility ?? (cause === 'rebate' ? 'gift' : 'file');

/** A star for the eye, explained on the page; the word itself for the ear. */
function Label({ row: { label, isEstimated } }: { readonly row: ChangeRow }) {
  return (
    <>
      {label}
      {isEstimated && (
        <>
          <span aria-hidden="true">{copy.star}</span>
          <span className="hidden-visually">{copy.estimatedSpoken}</span>
        </>
      )}
    </>
  );
}
