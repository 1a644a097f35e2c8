/**
 * /link-account/company/manual: two steps and a confirmation. What the gateway knows of the application decides which
 * shows, and the history whether somebody has gone back to the first: a reload stays where it was and nothing is kept
 * here. Knows no mode and no route behind it.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { StepBar } from '../../../ui/step-bar.tsx';
import { useCardQuery } from '../../../ui/use-card-query.ts';
import form from '../account-form.module.css';
import { copy as areaCopy } from '../copy.ts';
import type { LinkSource } from '../link.request.ts';
import { WhereToFind } from '../where-to-find.tsx';
import { applicationQuery } from './application.query.ts';
import { copy } from './copy.ts';
import { DetailsForm } from './details-form.tsx';
import { DocumentStep } from './document-step.tsx';
import { PendingNotice, RegistryNotice } from './manual-notices.tsx';
import { ManualWaiting } from './manual-waiting.tsx';
import { Received } from './received.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { type View, viewOf } from './view.rules.ts';

export interface CompanyManualProps {
  readonly source: LinkSource;
  /** The address says that the registry has failed (readings §5). */
  readonly hasRegistryFailed: boolean;
  /** The address says that the person cancelled at the registry. */
  readonly hasCancelledRegistry?: boolean;
  /** There is a registry to go back to. */
  readonly canRetrieve: boolean;
  /** Step 1 was shown on this entry of the history: it shows again, also when its details hold by now. */
  readonly isAtDetails: boolean;
  /** Whether somebody came here from another page of the portal, and not by loading this one. */
  isReached(): boolean;
  /** How a number is written on this portal. */
  mobileText(number: string): string;
  readonly steps: CompanyManualSteps;
}

export interface CompanyManualSteps {
  /** The status of the link is another now: whoever has asked for it asks again. */
  onStatusChanged(): void;
  onLogOut(): void;
  /** Step 1 shows: this entry of the history is its own. */
  onAtDetails(): void;
  /** From step 1 to step 2: an entry of its own. */
  onGoneOn(): void;
  /** From step 2 to step 1, as the browser's Back. */
  onBack(): void;
}

export function CompanyManualPage(props: CompanyManualProps) {
  const query = useQuery(applicationQuery());
  const card = useCardQuery(query);
  const application = query.data?.application ?? null;
  const isKnown = query.data !== undefined && card.waiting === null;
  // Whoever has gone on by hand has left the registry's failure behind.
  const [hasGoneOn, setHasGoneOn] = useState(false);
  const {
    steps,
    hasRegistryFailed,
    hasCancelledRegistry = false,
    canRetrieve,
    isAtDetails,
    isReached,
  } = props;
  const view = isKnown ? viewOf(application, isAtDetails) : null;
  usePageTitle(copy.titles[view ?? 'details']);
  const place = useHeadingFocus(view, isReached);
  // Step 1 begins with the newest details, also when the gateway has let them lapse meanwhile.
  const newest = useRef(application);
  newest.current = application ?? newest.current;
  const { onAtDetails } = steps;
  useEffect(() => {
    if (view === 'details' && !isAtDetails) onAtDetails();
  }, [view, isAtDetails, onAtDetails]);

  if (view === 'received' && application)
    return (
      <div ref={place}>
        <Received application={application} onLogOut={steps.onLogOut} />
      </div>
    );
  const isForced = application?.status === 'pending_document';
  const registry = (hasRegistryFailed || hasCancelledRegistry) && !hasGoneOn && !isForced && (
    <RegistryNotice
      hasCancelled={hasCancelledRegistry}
      isAboveDetails={view !== 'document'}
      canRetrieve={canRetrieve}
    />
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
          onBack={isForced ? null : steps.onBack}
          onSent={steps.onStatusChanged}
          onElsewhere={steps.onStatusChanged}
        />
      ) : (
        <>
          {registry}
          <div className={form.page}>
            <DetailsForm
              start={newest.current}
              onValidated={() => {
                setHasGoneOn(true);
                steps.onGoneOn();
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
