/** Everything about one application: who and when, beside our records, the signed form, the decision. */
import { textOfError } from '@portal/contract/errors';
import { formatTime } from '@portal/domain/sg-time';
import { Facts } from '../../../ui/surfaces/facts.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import styles from '../queue/open-item.module.css';
import type { DetailProps } from '../queue/queue-kind.ts';
import { timeInWords } from '../queue/times.rules.ts';
import type { Application } from './application.ts';
import { copy } from './copy.ts';
import { DecisionForm } from './decision-form.tsx';
import { StatusPill } from './decision-pill.tsx';
import { DecisionTicks } from './decision-ticks.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import { RecordsTable } from './records-table.tsx';
import { SignedForm } from './signed-form.tsx';
import { useDecide } from './use-decide.ts';

export function ApplicationDetail({
  item: application,
  now,
  draft: begun,
  onDraft,
  onDecided,
}: DetailProps<Application, Draft>) {
  const { itemId, status, companyName, source, receivedAt, alsoOpenedBy } = application;
  const { documentNo } = application.document;
  const draft = begun?.documentNo === documentNo ? begun : emptyDraft(documentNo);
  const isOvertaken = begun !== undefined && begun !== draft;
  const decide = useDecide(application, onDecided);
  const mayDecide = status === 'in_progress' && !application.isOwn;
  const sentBy = copy.sent(itemId, copy.sources[source], timeInWords(receivedAt, now));
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{companyName}</h2>
          <p className={styles.facts}>{sentBy}</p>
        </div>
        <StatusPill status={status} />
      </div>
      {decide.failure !== null && <Notice isError>{decide.failure}</Notice>}
      {isOvertaken && mayDecide && <Notice>{copy.newerDocument}</Notice>}
      {alsoOpenedBy !== null && status === 'in_progress' && (
        <Notice>{copy.alsoOpen(alsoOpenedBy.name, formatTime(Date.parse(alsoOpenedBy.at)))}</Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.facing}>
          <RecordsTable records={application.records} />
          <Applicant {...application.applicant} />
        </div>
        <div className={styles.form}>
          <SignedForm application={application} />
        </div>
        {/* After the form: it is looked at first. */}
        {mayDecide && <DecisionTicks draft={draft} onDraft={onDraft} />}
      </div>
      {mayDecide ? (
        <DecisionForm application={application} draft={draft} decide={decide} onDraft={onDraft} />
      ) : (
        <NotToDecide application={application} now={now} />
      )}
    </>
  );
}

function Applicant({ name, email, emailVerified }: Application['applicant']) {
  return (
    <section aria-label={copy.applicant}>
      <h3 className={styles.section}>{copy.applicant}</h3>
      <Facts
        size="small"
        facts={[
          { label: copy.name, value: name },
          { label: copy.email(emailVerified), value: email },
        ]}
      />
    </section>
  );
}

/** Decided already, or the officer's own: nothing to press. */
function NotToDecide({ application, now }: { application: Application; now: number }) {
  const { decision, isOwn, status } = application;
  return (
    <div className={styles.decided}>
      {isOwn && status === 'in_progress' && <Notice>{textOfError('SK_STAFF_1002')}</Notice>}
      {decision && (
        <>
          <p className={styles.strong}>
            {copy.decidedAt(copy.decided[decision.decision], timeInWords(decision.decidedAt, now))}
          </p>
          {decision.note && (
            <>
              <p className="small second">{copy.noteSent}</p>
              <p className={styles.note}>{decision.note}</p>
            </>
          )}
        </>
      )}
    </div>
  );
}
