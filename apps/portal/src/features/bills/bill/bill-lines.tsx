/** Every line of the bill with its arithmetic, by utility, down to the total (standards B7, visual 33). */
import { addCents, type Cents, cents, formatAmount, formatSgd } from '@portal/domain/money';
import { addMonths, sgDay, sgMonth } from '@portal/domain/sg-time';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { groupCharges, listOtherCharges, listRebates } from './bill-charges.ts';
import type { BillDetail } from './bill-detail.query.ts';
import styles from './bill-lines.module.css';
import { ChargeLine, SumLine } from './charge-line.tsx';
import { copy } from './copy.ts';
import { UtilityGroup } from './utility-group.tsx';

export function LinesCard({ bill }: { readonly bill: BillDetail }) {
  const words = copy.arithmetic;
  const others = listOtherCharges(bill);
  return (
    <Card title={words.title} titleRole="heading" className={styles.card}>
      {!bill.agrees && (
        <div className="above-16">
          <Notice icon="warning">{words.disagrees}</Notice>
        </div>
      )}
      <table className={styles.table}>
        <caption className="hidden-visually">{words.caption}</caption>
        <thead>
          <tr className="line-bottom">
            <th scope="col" className={styles.column}>
              <span className="hidden-visually">{words.line}</span>
            </th>
            <th scope="col" className={styles.column} data-side="start">
              {words.calculation}
            </th>
            <th scope="col" className={styles.column}>
              {words.amount}
            </th>
            <th scope="col" className={styles.column}>
              {words.gst(bill.gstBasisPoints)}
            </th>
            <th scope="col" className={styles.column}>
              {words.total}
            </th>
          </tr>
        </thead>
        {groupCharges(bill).map((charges) => (
          <UtilityGroup
            key={charges.utility}
            charges={charges}
            readings={bill.readings.filter(({ utility }) => utility === charges.utility)}
            period={bill}
          />
        ))}
        {others.length > 0 && (
          <tbody className={styles.others}>
            {others.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines come in the order of the bill
              <ChargeLine key={index} line={line} period={bill} />
            ))}
          </tbody>
        )}
        <Sums bill={bill} />
      </table>
      <p className="small second above-20">{words.rounding}</p>
    </Card>
  );
}

function Sums({ bill }: { readonly bill: BillDetail }) {
  const words = copy.arithmetic;
  const { amount, gst, total } = bill.charges;
  const rebates = listRebates(bill);
  return (
    <tbody className={styles.sums}>
      <SumLine
        name={words.charges}
        amount={formatAmount(cents(amount))}
        gst={formatAmount(cents(gst))}
        total={formatAmount(cents(total))}
        isStrong
      />
      {rebates.map((line, index) => (
        <SumLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines come in the order of the bill
          key={index}
          name={words.name(line.item)}
          note={
            line.item === 'u-save' && bill.uSaveLeft !== null && index === rebates.length - 1
              ? words.uSaveLeft(cents(bill.uSaveLeft), addMonths(sgMonth(bill.month), 1))
              : ''
          }
          total={formatAmount(addGst(line))}
        />
      ))}
      <SumLine name={words.earlier} note={earlierNote(bill)} total={formatAmount(cents(bill.earlier))} />
      <tr className={styles.payable}>
        <th scope="row" colSpan={4} className={styles.payableName}>
          {words.payable}
        </th>
        <td className={styles.payableSum}>{formatSgd(cents(bill.payable))}</td>
      </tr>
    </tbody>
  );
}

const addGst = ({ amount, gst }: { readonly amount: number; readonly gst: number }): Cents =>
  addCents(cents(amount), cents(gst));

/** '126.80 − 126.80 paid 28 Oct', where that comes to it to the cent. */
function earlierNote({ lastBill, earlier }: BillDetail): string {
  if (lastBill === null) return '';
  const { payable, entries } = lastBill;
  const rest = entries.reduce((sum, { amount }) => sum + amount, payable);
  if (rest !== earlier) return '';
  const steps = entries.map(({ kind, amount, date }) =>
    copy.arithmetic.step(kind, cents(amount), sgDay(date)),
  );
  return [copy.arithmetic.earlierBill(cents(payable)), ...steps].join(' ');
}
