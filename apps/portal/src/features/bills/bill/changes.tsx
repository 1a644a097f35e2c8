/** Changes since the last bill, step by step, to the cent; none of it on a first bill (visual 33). */
import { cents, formatAmount, formatChange, spokenSgd } from '@portal/domain/money';
import { sgMonth } from '@portal/domain/sg-time';
import { ChangeWaterfall } from '../../../charts/change-waterfall.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { IconTile } from '../../../ui/surfaces/icon-tile.tsx';
import type { IconName } from '../../../ui/surfaces/icons.tsx';
import { Spoken } from '../../../ui/text/spoken.tsx';
import { Amount, Star } from '../amount.tsx';
import styles from './bill.page.module.css';
import type { BillDetail } from './bill-detail.query.ts';
import { type ChangeRow, findComparison, listNetCauses } from './change-rows.ts';
import { copy } from './copy.ts';
import { monthOfPeriod } from './period.ts';

export function ChangesCard({ bill }: { readonly bill: BillDetail }) {
  const comparison = findComparison(bill);
  if (comparison === null) return null;
  const { before, now, difference, rows } = comparison;
  const [nameBefore, nameNow] = [
    monthOfPeriod(bill.previous?.period ?? ''),
    copy.title(sgMonth(bill.month)).replace(/ .*/, ''),
  ];
  return (
    <Card title={copy.changes.title} className={styles.changes}>
      <p className={styles.verdict}>{copy.changes.heading(difference, nameBefore)}</p>
      <p className="second">
        {rows === null ? copy.changes.unexplained : copy.changes.verdict(listNetCauses(rows), difference)}
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
            icon: <IconTile icon={chooseIcon(row)} utility={row.utility} />,
            label: (
              <>
                {row.label}
                {row.isEstimated && <Star />}
              </>
            ),
            reason: row.reason,
            isStrong: row.amount > 0,
            amount: (
              <Spoken
                text={formatChange(row.amount)}
                spoken={copy.changes.spoken(spokenSgd(cents(Math.abs(row.amount))), row.amount > 0)}
              />
            ),
          }))}
          before={{ label: copy.changes.billOf(nameBefore), amount: <Amount of={before} /> }}
          now={{ label: copy.changes.billOf(nameNow), amount: <Amount of={now} /> }}
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

const chooseIcon = ({ utility, cause }: ChangeRow): IconName =>
  utility ?? (cause === 'rebate' ? 'gift' : 'file');
