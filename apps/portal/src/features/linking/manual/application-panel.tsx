/** What the application says, read only: beside the form in ink; where that is too narrow, a bar that folds. */
import { useId, useState } from 'react';
import { IconButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import type { CompanyApplication } from './application.query.ts';
import styles from './application-panel.module.css';
import { copy } from './copy.ts';

interface ApplicationPanelProps {
  readonly application: CompanyApplication;
  /** How a number is written on this portal. */
  mobileText(number: string): string;
}

const words = copy.application;

export function ApplicationPanel({ application, mobileText }: ApplicationPanelProps) {
  const id = useId();
  const [isFolded, setFolded] = useState(false);
  const { uen, accountNo, postalCode, name, email, mobileNumber, companyName } = application;
  const rows = [
    [words.uen, uen],
    [words.accountNo, accountNo],
    [words.postalCode, postalCode],
    [words.name, name],
    [words.email, email],
    [words.mobile, mobileNumber && mobileText(mobileNumber)],
  ] as const;
  return (
    <section className={`statement ${styles.panel}`} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
            {words.title}
          </h2>
          <p className={styles.company}>{companyName || uen}</p>
        </div>
        <IconButton
          className={styles.fold}
          label={isFolded ? words.show : words.hide}
          aria-expanded={!isFolded}
          aria-controls={`${id}-rows`}
          onClick={() => setFolded(!isFolded)}
        >
          <Icon name={isFolded ? 'chevronDown' : 'chevronUp'} />
        </IconButton>
      </div>
      <dl id={`${id}-rows`} className={styles.rows} data-folded={isFolded || undefined}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value || words.none}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
