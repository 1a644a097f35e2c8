/**
 * /link-account/company/callback: back from the registry. Waits for the company, asks whether it is theirs, links it,
 * says so. The registry's result is handed in; a failure to retrieve leads on, inside the app it is told here.
 */
import { isSessionCode } from '@portal/contract/errors';
import { useEffect, useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import type { SourceLabel } from '../../../lib/source-label.ts';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { usePageTitle } from '../../../ui/navigation/page-title.ts';
import { copy } from '../copy.ts';
import { CompanyLinked } from './company-linked.tsx';
import { CompanySummary } from './company-summary.tsx';
import { RegistryFailed } from './registry-failed.tsx';
import { type Company, type RegistryReturn, retrieveOnce } from './retrieval.ts';

export interface CompanyCallbackProps {
  /** Null: the address brought nothing, or it was used. */
  readonly returned: RegistryReturn | null;
  readonly source: SourceLabel;
  /** Of the sign-in that is being linked. */
  readonly email: string;
  /** The app tells a failure here and ends with a screen of its own; elsewhere the way by hand follows. */
  readonly isInApp: boolean;
  /** The way by hand is offered: in the app a failure does not lead there by itself. */
  readonly isByHandOffered: boolean;
  readonly steps: CompanyCallbackSteps;
}

export interface CompanyCallbackSteps {
  /** On to the way by hand, which says that this one failed, or that the person cancelled it. */
  onRetrievalFailed(hasCancelled: boolean): void;
  tryAgain(): void;
  notMine(): void;
  onLinked(): void;
  goToDashboard(): void;
  onElsewhere(): void;
}

type Stage = 'waiting' | 'failed' | 'summary' | 'linked';

export function CompanyCallbackPage(props: CompanyCallbackProps) {
  const { returned, source, email, isInApp, steps } = props;
  const [stage, setStage] = useState<Stage>(returned === null ? 'failed' : 'waiting');
  const [company, setCompany] = useState<Company | null>(null);

  useEffect(() => {
    if (returned === null) return;
    let left = false;
    retrieveOnce(returned).then(
      (found) => {
        if (left) return;
        setCompany(found);
        setStage('summary');
      },
      (error: unknown) => {
        // The end of the session is told by whoever ends it.
        if (!left && !isSessionCode(toApiError(error).code)) setStage('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [returned]);

  usePageTitle(stage === 'linked' ? copy.registry.titleLinked : copy.registry.title);

  const { onRetrievalFailed } = steps;
  // As OAuth names it: the person's own choice is no error.
  const hasCancelled = returned?.error === 'access_denied';
  const redirectsOn = stage === 'failed' && !isInApp;
  useEffect(() => {
    if (redirectsOn) onRetrievalFailed(hasCancelled);
  }, [redirectsOn, hasCancelled, onRetrievalFailed]);

  if (stage === 'failed' && isInApp)
    return (
      <RegistryFailed
        hasCancelled={hasCancelled}
        tryAgain={steps.tryAgain}
        isByHandOffered={props.isByHandOffered}
      />
    );
  if (company === null || stage === 'waiting' || stage === 'failed')
    return <Waiting text={copy.registry.wait} />;
  if (stage === 'linked')
    return <CompanyLinked company={company} isInApp={isInApp} goToDashboard={steps.goToDashboard} />;
  return (
    <CompanySummary
      company={company}
      source={source}
      email={email}
      onLinked={() => {
        steps.onLinked();
        setStage('linked');
      }}
      notMine={steps.notMine}
      onElsewhere={steps.onElsewhere}
    />
  );
}
