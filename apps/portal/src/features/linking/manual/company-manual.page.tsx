/**
 * /link-account/company/manual: two steps and a confirmation. The gateway's record of the application decides which
 * may show, so that nothing is kept here. Knows no mode and no route behind it.
 */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SourceLabel } from '../../../lib/source-label.ts';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import type { WizardPlace } from '../../../wizard/use-wizard-place.ts';
import { Wizard, type WizardStep } from '../../../wizard/wizard.tsx';
import { copy as areaCopy } from '../copy.ts';
import form from '../individual/account-form.module.css';
import { WhereToFind } from '../individual/where-to-find.tsx';
import { applicationQuery, type CompanyApplication } from './application.query.ts';
import { copy } from './copy.ts';
import { DetailsForm } from './details-form.tsx';
import { DocumentStep } from './document/document-step.tsx';
import { PendingNotice, RegistryNotice } from './manual-notices.tsx';
import { ManualWaiting } from './manual-waiting.tsx';
import { Received } from './received.tsx';

export interface CompanyManualProps {
  readonly source: SourceLabel;
  /** The address says that the registry has failed (readings §5). */
  readonly hasRegistryFailed: boolean;
  /** The address says that the person cancelled at the registry. */
  readonly hasCancelledRegistry?: boolean;
  /** There is a registry to go back to. */
  readonly canRetrieve: boolean;
  readonly place: WizardPlace;
  /** Whether another page of the portal led here. */
  isReached(): boolean;
  /** How a number is written on this portal. */
  mobileText(number: string): string;
  /** The status of the link is another now. */
  onStatusChanged(): void;
  onLogOut(): void;
}

type KnownApplication = CompanyApplication | null;
const isForced = (application: KnownApplication): boolean => application?.status === 'pending_document';

export function CompanyManualPage(props: CompanyManualProps) {
  const query = useQuery(applicationQuery());
  const card = useCardQuery(query);
  const known = card.waiting === null ? query.data?.application : undefined;
  const application = query.data?.application ?? null;
  // Step 1 begins with the newest details, also when the gateway has let them lapse meanwhile.
  const newest = useRef(application);
  newest.current = application ?? newest.current;
  // The registry's failure is left behind with step 1.
  const [hasGoneOn, setHasGoneOn] = useState(false);
  const { hasRegistryFailed, hasCancelledRegistry = false, canRetrieve, onStatusChanged } = props;
  const registry = (isAboveDetails: boolean) =>
    (hasRegistryFailed || hasCancelledRegistry) &&
    !hasGoneOn && <RegistryNotice {...{ hasCancelled: hasCancelledRegistry, isAboveDetails, canRetrieve }} />;

  const steps: readonly WizardStep<KnownApplication>[] = [
    {
      segment: 'details',
      name: copy.steps[0],
      title: copy.titles.details,
      isLocked: isForced,
      isComplete: (data) => data !== null,
      content: (_, { onNext }) => (
        <>
          {registry(true)}
          <div className={form.page}>
            <DetailsForm
              start={newest.current}
              onValidated={() => {
                setHasGoneOn(true);
                onNext();
              }}
              onElsewhere={onStatusChanged}
            />
            <WhereToFind assurance={copy.details.assurance} />
          </div>
        </>
      ),
    },
    {
      segment: 'signed-form',
      name: copy.steps[1],
      title: copy.titles.document,
      isComplete: () => false,
      content: (data, { onBack }) =>
        data && (
          <DocumentStep
            application={data}
            source={props.source}
            notice={isForced(data) ? <PendingNotice note={data.note} /> : registry(false)}
            mobileText={props.mobileText}
            onBack={onBack}
            onSent={onStatusChanged}
            onElsewhere={onStatusChanged}
          />
        ),
    },
  ];
  return (
    <Wizard
      steps={steps}
      data={known}
      outcome={
        known?.status === 'in_progress'
          ? {
              title: copy.titles.received,
              content: <Received application={known} onLogOut={props.onLogOut} />,
            }
          : null
      }
      place={props.place}
      isReached={props.isReached}
      crumbs={
        !isForced(application) && (
          <Breadcrumbs
            trail={[
              { feature: 'link-account', label: areaCopy.crumbs.linkAccount },
              { feature: 'link-company', label: areaCopy.crumbs.company },
            ]}
            current={copy.byHand}
          />
        )
      }
      waiting={<ManualWaiting {...card} error={query.error} />}
    />
  );
}
