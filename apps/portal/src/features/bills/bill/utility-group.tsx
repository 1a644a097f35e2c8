/** The lines of one utility: what its meter showed, whether that was read, each charge, and what they come to. */
import { formatAmount } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { IconTile } from '../../../ui/surfaces/icon-tile.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { Star } from '../amount.tsx';
import type { UtilityCharges } from './bill-charges.ts';
import type { BillDetail } from './bill-detail.query.ts';
import styles from './bill-lines.module.css';
import { ChargeLine, type Period, SumLine } from './charge-line.tsx';
import { copy } from './copy.ts';

interface UtilityGroupProps {
  readonly charges: UtilityCharges;
  readonly readings: BillDetail['readings'];
  readonly period: Period;
}

export function UtilityGroup({ charges, readings, period }: UtilityGroupProps) {
  const { utility, lines, amount, gst, total, isEstimated } = charges;
  const words = copy.arithmetic;
  return (
    <tbody className={styles.group} data-utility={utility}>
      <tr className={styles.head}>
        <th scope="rowgroup" colSpan={4} className={styles.name}>
          <span className={styles.named}>
            <IconTile icon={utility} utility={utility} />
            <span>
              {copy.utilities[utility]}
              {isEstimated && <Star />}
              {readings.map(({ deviceNo, before, now, sent }) => (
                <span key={deviceNo} className={styles.reading}>
                  {words.reading(before, now, utility === 'water' ? 'Cu M' : 'kWh')}
                  {sent && (
                    <>
                      <br />
                      {words.sent(sent.reading, sgDay(sent.date))}
                    </>
                  )}
                </span>
              ))}
            </span>
          </span>
        </th>
        <td className={styles.state}>
          {isEstimated ? (
            <Pill kind="outline" icon={<span className={styles.hatch} data-utility={utility} />}>
              {words.estimated}
            </Pill>
          ) : (
            <Pill kind="neutral" icon={<Icon name="check" />}>
              {words.actual}
            </Pill>
          )}
        </td>
      </tr>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines come in the order of the bill
        <ChargeLine key={index} line={line} period={period} />
      ))}
      {lines.length > 1 && (
        <SumLine
          name={words.totalOf(utility)}
          amount={formatAmount(amount)}
          gst={formatAmount(gst)}
          total={formatAmount(total)}
          isStrong
        />
      )}
    </tbody>
  );
}
