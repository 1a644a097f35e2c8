/** A reading beside the usual use of its home, and the readings before it. */
import { formatDay, sgDay } from '@portal/domain/sg-time';
import { Facts } from '../../../ui/surfaces/facts.tsx';
import frame from '../queue/open-item.module.css';
import { timeInWords } from '../queue/times.rules.ts';
import { copy } from './copy.ts';
import type { Reading } from './reading.ts';
import styles from './reading-facts.module.css';
import { formatUse, formatUsual } from './use.rules.ts';

export function ReadingFacts({ reading, now }: { reading: Reading; now: number }) {
  const { accountNo, holder, window } = reading;
  return (
    <section aria-labelledby="facts-of-reading" className="shrinks">
      <h3 id="facts-of-reading" className={frame.section}>
        {copy.facts}
      </h3>
      <Facts
        size="small"
        facts={[
          { label: copy.account, value: accountNo },
          { label: copy.holder, value: holder },
          { label: copy.used, value: formatUse(reading) ?? copy.notKnown },
          { label: copy.usual, value: formatUsual(reading) ?? copy.notKnown },
          { label: copy.window, value: timeInWords(window.to, now) },
        ]}
      />
    </section>
  );
}

export function EarlierReadings({ earlier }: Pick<Reading, 'earlier'>) {
  if (earlier.length === 0)
    return (
      <section aria-labelledby="earlier-readings">
        <h3 id="earlier-readings" className={frame.section}>
          {copy.earlier}
        </h3>
        <p className={styles.none}>{copy.noEarlier}</p>
      </section>
    );
  return (
    <table className={styles.readings}>
      <caption>{copy.earlier}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.date}</th>
          <th scope="col">{copy.kind}</th>
          <th scope="col" className={styles.digits}>
            {copy.reading}
          </th>
        </tr>
      </thead>
      <tbody>
        {earlier.map(({ date, reading, kind }) => (
          <tr key={`${date} ${kind} ${reading}`}>
            <th scope="row">{formatDay(sgDay(date))}</th>
            <td>{copy.kinds[kind]}</td>
            <td className={styles.digits}>{reading}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
