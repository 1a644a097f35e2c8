/**
 * Bars of amounts by month, from zero, the newest in ink: drawn by the page's own layout, so that they follow its
 * width and text size. The same numbers stand in a table for those who do not see bars.
 */
import styles from './bill-bars.module.css';

interface MonthBar {
  readonly key: string;
  /** 'Nov' */
  readonly month: string;
  /** 'November 2026' */
  readonly monthInFull: string;
  /** null: there was none. */
  readonly value: number | null;
  /** '128.45' */
  readonly amount: string;
  readonly amountSpoken: string;
  readonly hasLabel: boolean;
}

/** With more bars an amount has no room over its own: all stand in one line above. */
const ROOMY = 6;
/** Where the frame is narrow, amounts keep their cents, and fewer bars have one. */
const MANY = 12;
const LONGEST_CLOSE = '999.99'.length;

interface BillBarsProps {
  readonly bars: readonly MonthBar[];
  readonly words: { readonly caption: string; readonly month: string; readonly amount: string };
}

export function BillBars({ bars, words }: BillBarsProps) {
  const values = bars.map(({ value }) => value ?? 0);
  const [highest, lowest] = [Math.max(0, ...values), Math.min(0, ...values)];
  const isLong = bars.some(({ amount }) => amount.length > LONGEST_CLOSE);
  const spacing = bars.length > MANY ? 'sixth' : bars.length <= ROOMY && isLong ? 'second' : undefined;
  const reach = Math.max(1, highest - lowest);
  return (
    <div className="relative sized">
      <div
        className={styles.bars}
        data-dense={bars.length > ROOMY || undefined}
        data-amounts={spacing}
        aria-hidden="true"
      >
        {bars.map((bar, index) => (
          <div key={bar.key} className={styles.slot} data-newest={index === bars.length - 1 || undefined}>
            <span className={styles.month} data-month="">
              {bar.hasLabel && bar.month}
            </span>
            <div className={styles.plot}>
              {/* Lengths are set through the style object: the policy allows that, not a style attribute. */}
              <div className={styles.above} style={{ flexGrow: highest / reach }}>
                {bar.hasLabel && <Amount bar={bar} />}
                {bar.value !== null && bar.value >= 0 && <Bar length={bar.value} of={highest} />}
              </div>
              {lowest < 0 && (
                <div className={styles.below} style={{ flexGrow: -lowest / reach }}>
                  {bar.value !== null && bar.value < 0 && <Bar length={-bar.value} of={-lowest} />}
                </div>
              )}
            </div>
          </div>
        ))}
      </div>
      {/* In a frame of its own: a table alone is never narrower than its words. */}
      <div className="hidden-visually">
        <table>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              <th scope="col">{words.amount}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.key}>
                <th scope="row">{bar.monthInFull}</th>
                <td>{bar.amountSpoken}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Amount({ bar }: { readonly bar: MonthBar }) {
  return <span className={styles.amount}>{bar.amount}</span>;
}

/** A measured zero is a tick of one pixel. */
function Bar({ length, of }: { readonly length: number; readonly of: number }) {
  return <span className={styles.bar} style={{ height: `${of === 0 ? 0 : (length / of) * 100}%` }} />;
}
