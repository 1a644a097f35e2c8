/**
 * /consent-contact-detail: how the person can be reached, for them to verify before they go on. Changes are made
 * on pages of the identity provider; nothing is typed here. Knows no mode and no route.
 */
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailurePanel } from '../../ui/error-card.tsx';
import { Dialog } from '../../ui/lazy-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCardQuery } from '../../ui/use-card-query.ts';
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
  const query = useQuery(contactProfileQuery());
  const { frame, retry, waiting } = useCardQuery(query);
  const { busy, failure, run, dismissFailure } = useSubmitConsent(source, onDone);
  const profile = waiting ? undefined : query.data;

  return (
    <div className={`form-column ${styles.page}`}>
      <div>
        <h1>{copy.title}</h1>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
      </div>
      <Card title={copy.details} titleRole="hidden" busy={waiting !== null} ref={frame}>
        {waiting ? (
          <div className={styles.waiting}>
            <Skeleton phase={waiting} label={copy.loading} blocks={[styles.block, styles.block]} />
          </div>
        ) : profile ? (
          <ContactRows profile={profile} updates={updates} mobileText={mobileText} />
        ) : (
          <FailurePanel
            heading={copy.failedTitle}
            text={query.error?.message ?? copy.failedText}
            note={copy.safe}
            retry={retry}
            words={copy}
          />
        )}
      </Card>
      {/* Nobody confirms what they have not seen. */}
      {profile && (
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
          acts={<Button onClick={dismissFailure}>{copy.ok}</Button>}
        >
          <p className="second">{failure}</p>
        </Dialog>
      )}
    </div>
  );
}
