/** It has arrived: when, what follows, and what it said. Nothing is left to do, hence no primary act. */
import { formatDay, formatTime, toSgDay } from '@portal/domain/sg-time';
import { StepLine } from '../../../requests/step-line.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import type { CompanyApplication } from './application.query.ts';
import { copy } from './copy.ts';
import styles from './received.module.css';

interface ReceivedProps {
  readonly application: CompanyApplication;
  onLogOut(): void;
}

const words = copy.received;

export function Received({ application, onLogOut }: ReceivedProps) {
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <div className={`statement ${styles.head}`}>
          <span className={styles.tick}>
            <Icon name="check" size={26} />
          </span>
          <h1>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <div className={styles.inside}>
          <Timeline application={application} />
          <Details application={application} />
        </div>
      </div>
      <div className={styles.foot}>
        <p className="second">{words.rest}</p>
        <Button kind="second" className={styles.logout} onClick={onLogOut}>
          {words.logout}
        </Button>
      </div>
    </div>
  );
}

function Timeline({ application: { receivedAt, email } }: { application: CompanyApplication }) {
  return (
    <section aria-labelledby="what-follows">
      <h2 id="what-follows" className="hidden-visually">
        {words.timeline}
      </h2>
      <StepLine
        isUpright
        steps={[
          { state: 'done', name: words.received, lines: [receivedAt && instantInWords(receivedAt)] },
          { state: 'now', name: words.checking, lines: [words.checkingNote] },
          { state: 'next', name: words.confirmation, lines: [words.confirmationTo(email)] },
        ]}
      />
    </section>
  );
}

/** Not `Facts`: its chunk is that of paying, which this page must not load. */
function Details({ application }: { application: CompanyApplication }) {
  const { companyName, uen, accountNo, fileName, reference } = application;
  const rows = [
    [words.company, companyName],
    [words.uen, uen],
    [words.accountNo, accountNo],
    [words.fileName, fileName],
    [words.reference, reference],
  ] as const;
  return (
    <section aria-labelledby="what-it-says">
      <h2 id="what-it-says" className="hidden-visually">
        {words.details}
      </h2>
      <dl>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className={styles.row}>
                <dt className="second">{label}</dt>
                <dd className="anywhere bold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function instantInWords(instant: string): string {
  const at = Date.parse(instant);
  return words.at(formatDay(toSgDay(at)), formatTime(at));
}
