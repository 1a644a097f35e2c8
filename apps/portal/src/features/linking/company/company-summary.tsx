/** 'Is this your company?': what the registry named, what linking does, the terms, the act. */
import { fieldTexts } from '@portal/contract/field-texts';
import { useEffect, useId, useRef, useState } from 'react';
import { pushFailure, pushSuccess } from '../../../lib/analytics.ts';
import type { SourceLabel } from '../../../lib/source-label.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { copy } from '../copy.ts';
import { linkCompany } from '../link.request.ts';
import { linkFailureText, redirectsElsewhere } from '../link-failure.ts';
import { TermsWords } from '../terms-words.tsx';
import styles from './company-summary.module.css';
import { FoundCompany } from './found-company.tsx';
import type { Company } from './retrieval.ts';

interface CompanySummaryProps {
  readonly company: Company;
  readonly source: SourceLabel;
  readonly email: string;
  onLinked(): void;
  notMine(): void;
  onElsewhere(): void;
}

const words = copy.summary;

export function CompanySummary({ company, source, email, ...steps }: CompanySummaryProps) {
  const heading = useHeadingFocus();
  const termsId = useId();
  const [isAgreed, setAgreed] = useState(false);
  const [isTermsMissing, setTermsMissing] = useState(false);
  const [tries, setTries] = useState(0);
  const { busy, failure, run, dismissFailure } = useAction<void>({
    send: (_, key) => linkCompany({ uen: company.uen, source }, key),
    onSuccess() {
      pushSuccess('link_company');
      steps.onLinked();
    },
    onFailure(error) {
      pushFailure('link_company', error, copy.linkFailed);
      if (redirectsElsewhere(error)) steps.onElsewhere();
    },
    describeFailure: linkFailureText,
    leavesPage: true,
  });

  function link(): void {
    setTries((count) => count + 1);
    setTermsMissing(!isAgreed);
    dismissFailure();
    if (isAgreed) void run();
  }

  const message = isTermsMissing ? fieldTexts.termsRequired : failure;
  return (
    <div className={styles.page}>
      <Breadcrumbs
        trail={[
          { feature: 'link-account', label: copy.crumbs.linkAccount },
          { feature: 'link-company', label: copy.crumbs.company },
        ]}
        current={copy.crumbs.registry}
      />
      <ErrorSummary
        errors={message === null ? [] : [{ fieldId: isTermsMissing ? termsId : null, message }]}
        attempt={tries}
      />
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <FoundCompany company={company} email={email} />
      <section className={`card ${styles.does}`} aria-labelledby="does-title">
        <h2 id="does-title" className={styles.doesTitle}>
          {words.doesTitle}
        </h2>
        <ul className={styles.list}>
          {words.does.map((sentence) => (
            <li key={sentence}>
              <Icon name="check" size={20} />
              {sentence}
            </li>
          ))}
        </ul>
        <Checkbox
          id={termsId}
          label={<TermsWords />}
          checked={isAgreed}
          onChange={({ target }) => {
            setAgreed(target.checked);
            if (target.checked) setTermsMissing(false);
          }}
          error={isTermsMissing ? fieldTexts.termsRequired : undefined}
        />
      </section>
      <div className={`button-row ${styles.actions}`}>
        <Button busy={busy} onClick={link}>
          {words.submit}
        </Button>
        <TextButton
          onClick={() => {
            if (!busy) steps.notMine();
          }}
        >
          {words.notMine}
        </TextButton>
      </div>
    </div>
  );
}

/** The page was waiting under another heading: who listens is told that this one has come. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
