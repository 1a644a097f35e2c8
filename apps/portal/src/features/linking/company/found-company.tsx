/** The answer on ink: the company as the registry named it, and which sign-in it goes to. */
import { formatDay, formatTime, toSgDay } from '@portal/domain/sg-time';
import { now } from '../../../lib/clock.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './found-company.module.css';
import type { Company } from './retrieval.ts';

const words = copy.summary;

export function FoundCompany({ company, email }: { company: Company; email: string }) {
  return (
    <section className={`statement ${styles.card}`} aria-labelledby="company-name">
      <div className={styles.head}>
        <p className="overline">{words.overline}</p>
        <p className={styles.retrieved}>
          <Icon name="check" size={16} />
          {words.retrieved(whenText(Date.parse(company.retrievedAt)))}
        </p>
      </div>
      <h2 id="company-name" className={styles.name}>
        {company.companyName}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{words.uen}</dt>
          <dd>{company.uen}</dd>
        </div>
        <div>
          <dt>{words.login}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
    </section>
  );
}

/** 'today, 3:42 PM' */
function whenText(instant: number): string {
  const day = toSgDay(instant);
  return `${day === toSgDay(now()) ? words.today : formatDay(day)}, ${formatTime(instant)}`;
}
