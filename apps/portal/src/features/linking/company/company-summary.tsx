/** 'Is this your company?': what the registry named, what linking does, the terms, the act. */
import { fieldTexts, isSessionCode } from '@portal/contract/errors';
import { useEffect, useId, useRef, useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import { useLink } from '../individual/use-link.ts';
import { type LinkSource, linkCompany } from '../link.request.ts';
import { linkFailureText } from '../link-failure.ts';
import { TermsWords } from '../terms-words.tsx';
import styles from './company-summary.module.css';
import { FoundCompany } from './found-company.tsx';
import type { Company } from './retrieval.ts';

interface CompanySummaryProps {
  readonly company: Company;
  readonly source: LinkSource;
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
  const [wrong, setWrong] = useState<'terms' | 'link' | null>(null);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  const { busy, send } = useLink({
    event: 'link_company',
    request: linkCompany,
    onLinked: steps.onLinked,
    onElsewhere: steps.onElsewhere,
  });

  async function link(): Promise<void> {
    setTries((count) => count + 1);
    setWrong(isAgreed ? null : 'terms');
    if (!isAgreed) return;
    const error = await send({ uen: company.uen, source });
    // The end of the session is told by whoever ends it.
    if (error === null || isSessionCode(toApiError(error).code)) return;
    setFailure(linkFailureText(error));
    setWrong('link');
  }

  const errors = {
    terms: [{ fieldId: termsId, message: fieldTexts.termsRequired }],
    link: [{ fieldId: null, message: failure }],
  };
  return (
    <div className={styles.page}>
      <Breadcrumbs
        trail={[
          { place: 'link-account', label: copy.crumbs.linkAccount },
          { place: 'link-company', label: copy.crumbs.company },
        ]}
        current={copy.crumbs.registry}
      />
      <ErrorSummary errors={wrong === null ? [] : errors[wrong]} attempt={tries} />
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
            if (target.checked && wrong === 'terms') setWrong(null);
          }}
          error={wrong === 'terms' ? fieldTexts.termsRequired : undefined}
        />
      </section>
      <div className={`button-row ${styles.acts}`}>
        <Button busy={busy} onClick={() => void link()}>
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
