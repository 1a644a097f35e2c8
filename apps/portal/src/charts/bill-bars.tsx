/**
 * Bars of amounts by month, from zero, the newest in ink: drawn by the page's own layout, so that they follow its
 * width and text size. The same numbers stand in a table for those who do not see bars.
 */
import styles from './bill-bars.module.css';

export interface MonthBar {
  readonly key: string;
  /** 'Nov' */
  readonly month: string;
  /** 'November 2026' */
  readonly monthInFull: string;
  /** null: there was none. */
  readonly value: number | null;
  /** '128.45', and '128' where there is no room. */
  readonly amount: string;
  readonly amountInShort: string;
  readonly amountSpoken: string;
  readonly hasLabel: boolean;
}

/** With more bars an amount has no room over its own: all stand in one line above, in short. */
const ROOMY = 6;

interface BillBarsProps {
  readonly bars: readonly MonthBar[];
  readonly words: { readonly caption: string; readonly month: string; readonly amount: string };
}

export function BillBars({ bars, words }: BillBarsProps) {
  const values = bars.map(({ value }) => value ?? 0);
  const [highest, lowest] = [Math.max(0, ...values), Math.min(0, ...values)];
  const reach = Math.max(1, highest - lowest);
  return (
    <div className={styles.frame}>
      <div className={styles.bars} data-dense={bars.length > ROOMY || undefined} aria-hidden="true">
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
  return (
    <span className={styles.amount}>
      <span className={styles.long}>{bar.amount}</span>
      <span className={styles.short}>{bar.amountInShort}</span>
    </span>
  );
}

/** A measured zero is a tick of one pixel. */
function Bar({ length, of }: { readonly length: number; readonly of: number }) {
  return <span className={styles.bar} style={{ height: `${of === 0 ? 0 : (length / of) * 100}%` }} />;
}
