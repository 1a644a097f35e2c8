/**
 * /consent-contact-detail: how the person can be reached, for them to verify before they go on. Changes are made
 * on pages of the identity provider; nothing is typed here. Knows no mode and no route.
 */
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import styles from './contact-details.module.css';
import { contactProfileQuery } from './contact-profile.query.ts';
import { ContactRows, type ContactUpdates } from './contact-rows.tsx';
import { copy } from './copy.ts';
import { type ConsentSource, useSubmitConsent } from './use-submit-consent.ts';

export type { ContactUpdates } from './contact-rows.tsx';

interface ContactDetailsPageProps {
  readonly source: ConsentSource;
  readonly updates: ContactUpdates;
  /** How a number is written on this portal. */
  mobileText(number: string): string;
  /** It is sent: on to the portal. */
  onDone(): void;
}

export function ContactDetailsPage({ source, updates, mobileText, onDone }: ContactDetailsPageProps) {
  const profile = useCardQuery(useQuery(contactProfileQuery()));
  const { busy, failure, run, dismissFailure } = useSubmitConsent(source, onDone);

  return (
    <div className={`form-column ${styles.page}`}>
      <div>
        <h1>{copy.title}</h1>
        <p className="lead above-8">{copy.lead}</p>
      </div>
      <QueryCard
        title={copy.details}
        titleRole="hidden"
        query={profile}
        skeleton={{
          className: styles.waiting,
          label: copy.loading,
          blocks: [styles.block, styles.block],
        }}
        failure={{ heading: copy.failedTitle, note: copy.safe }}
      >
        {(data) => <ContactRows profile={data} updates={updates} mobileText={mobileText} />}
      </QueryCard>
      {/* Nobody confirms what they have not seen. */}
      {profile.data && (
        <div className="button-row">
          <Button busy={busy} onClick={() => void run()}>
            {copy.submit}
          </Button>
        </div>
      )}
      {failure !== null && (
        <Dialog
          title={copy.errorTitle}
          isDecision
          onClose={dismissFailure}
          actions={<Button onClick={dismissFailure}>{copy.ok}</Button>}
        >
          <p className="second">{failure}</p>
        </Dialog>
      )}
    </div>
  );
}
