/**
 * /link-account/company/manual: two steps and a confirmation. What the gateway knows of the application decides which
 * shows, so a reload stays where it was and nothing is kept here. Knows no mode and no route behind it.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { StepBar } from '../../../ui/step-bar.tsx';
import { useCardQuery } from '../../../ui/use-card-query.ts';
import { copy as areaCopy } from '../copy.ts';
import type { LinkSource } from '../link.request.ts';
import { WhereToFind } from '../where-to-find.tsx';
import { applicationQuery, type CompanyApplication } from './application.query.ts';
import { copy } from './copy.ts';
import styles from './details.module.css';
import { DetailsForm } from './details-form.tsx';
import { DocumentStep } from './document-step.tsx';
import { PendingNotice, RegistryNotice } from './manual-notices.tsx';
import { ManualWaiting } from './manual-waiting.tsx';
import { Received } from './received.tsx';
import type { CompanyDetails } from './use-validate-details.ts';
import { type View, viewOf } from './view.rules.ts';

export interface CompanyManualProps {
  readonly source: LinkSource;
  /** The address says that the registry has failed (readings §5). */
  readonly hasRegistryFailed: boolean;
  /** There is a registry to go back to. */
  readonly canRetrieve: boolean;
  /** How a number is written on this portal. */
  mobileText(number: string): string;
  readonly steps: CompanyManualSteps;
}

export interface CompanyManualSteps {
  /** The status of the link is another now: whoever has asked for it asks again. */
  onStatusChanged(): void;
  onLogOut(): void;
}

export function CompanyManualPage(props: CompanyManualProps) {
  const query = useQuery(applicationQuery());
  const card = useCardQuery(query);
  const application = query.data?.application ?? null;
  const isKnown = query.data !== undefined && card.waiting === null;
  const [wantsDetails, setWantsDetails] = useState(false);
  // Whoever has gone on by hand has left the registry's failure behind.
  const [hasGoneOn, setHasGoneOn] = useState(false);
  const view = isKnown ? viewOf(application, wantsDetails) : null;
  const place = useHeadingFocus(view);
  const said = useLastSaid(application);
  const { steps, hasRegistryFailed, canRetrieve } = props;

  if (view === 'received' && application)
    return (
      <div ref={place}>
        <Received application={application} onLogOut={steps.onLogOut} />
      </div>
    );
  const isForced = application?.status === 'pending_document';
  const registry = hasRegistryFailed && !hasGoneOn && !isForced && (
    <RegistryNotice isAboveDetails={view !== 'document'} canRetrieve={canRetrieve} />
  );
  return (
    <div ref={place}>
      {!isForced && (
        <Breadcrumbs
          trail={[
            { place: 'link-account', label: areaCopy.crumbs.linkAccount },
            { place: 'link-company', label: areaCopy.crumbs.company },
          ]}
          current={copy.byHand}
        />
      )}
      <StepBar steps={copy.steps} current={stepOf(view)} />
      {view === null ? (
        <ManualWaiting {...card} error={query.error} />
      ) : view === 'document' && application ? (
        <DocumentStep
          application={application}
          source={props.source}
          notice={isForced ? <PendingNotice note={application.note} /> : registry}
          mobileText={props.mobileText}
          onBack={isForced ? null : () => setWantsDetails(true)}
          onSent={steps.onStatusChanged}
          onElsewhere={steps.onStatusChanged}
        />
      ) : (
        <>
          {registry}
          <div className={styles.page}>
            <DetailsForm
              start={said}
              onValidated={() => {
                setWantsDetails(false);
                setHasGoneOn(true);
              }}
              onElsewhere={steps.onStatusChanged}
            />
            <WhereToFind assurance={copy.details.assurance} />
          </div>
        </>
      )}
    </div>
  );
}

const stepOf = (view: View | null): number => (view === null ? 0 : view === 'details' ? 1 : 2);

/** Another step is another page: whoever reads by ear or keyboard starts at its heading. */
function useHeadingFocus(view: View | null) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<View | null>(null);
  useEffect(() => {
    if (view === null) return;
    const hasChanged = last.current !== null && last.current !== view;
    last.current = view;
    const heading = place.current?.querySelector('h1');
    if (!hasChanged || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [view]);
  return place;
}

const NOTHING: CompanyDetails = { accountNo: '', postalCode: '', uen: '' };

/** What step 1 begins with: it is there also when the gateway has let it lapse meanwhile. */
function useLastSaid(application: CompanyApplication | null): CompanyDetails {
  const last = useRef<CompanyDetails>(NOTHING);
  if (application) last.current = application;
  return last.current;
}
