/** Step 2: the form to sign, the signed one, the terms, and sending it all in one. */
import { type FormEvent, type ReactNode, useId } from 'react';
import type { SourceLabel } from '../../../../lib/source-label.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx';
import { SummaryPanel } from '../../../../wizard/summary-panel.tsx';
import { useLeaveWarning } from '../../../../wizard/use-leave-warning.ts';
import { TermsWords } from '../../terms-words.tsx';
import type { CompanyApplication } from '../application.query.ts';
import { copy } from '../copy.ts';
import styles from './document.module.css';
import { DocumentActions } from './document-actions.tsx';
import { GetForm } from './get-form.tsx';
import { UploadForm } from './upload-form.tsx';
import { useDocumentStep } from './use-document-step.ts';

interface DocumentStepProps {
  readonly application: CompanyApplication;
  readonly source: SourceLabel;
  /** Notice above the heading. */
  readonly notice: ReactNode;
  mobileText(number: string): string;
  /** Null: another form was asked for, and there is no way back (S1 §4). */
  readonly onBack: (() => void) | null;
  onSent(): void;
  onElsewhere(): void;
}

const words = copy.application;

export function DocumentStep({ notice, mobileText, onBack, ...given }: DocumentStepProps) {
  const id = useId();
  const ids = { file: `${id}-file`, terms: `${id}-terms` };
  const step = useDocumentStep({ ...given, ids });
  const { uen, accountNo, postalCode, name, email, mobileNumber, companyName } = given.application;
  useLeaveWarning(step.draft.chosen !== null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    step.submit();
  }

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <ErrorSummary errors={step.summary} attempt={step.attempt} />
        {notice}
        <h1>{copy.document.title}</h1>
      </div>
      <div className={styles.side}>
        <SummaryPanel
          title={words.title}
          heading={companyName || uen}
          rows={[
            { label: words.uen, value: uen },
            { label: words.accountNo, value: accountNo },
            { label: words.postalCode, value: postalCode },
            { label: words.name, value: name },
            { label: words.email, value: email },
            { label: words.mobile, value: mobileNumber && mobileText(mobileNumber) },
          ]}
        />
        <p className={`small second ${styles.aside}`}>
          {onBack && <>{words.wrong} </>}
          {words.fromProfile}
        </p>
      </div>
      <form className={styles.body} noValidate onSubmit={submit}>
        <p className={`lead ${styles.lead}`}>{copy.document.lead}</p>
        <GetForm />
        <UploadForm
          id={ids.file}
          chosen={step.draft.chosen}
          error={step.fileError}
          note={step.note}
          progress={step.progress}
          onChoose={step.choose}
          onRemove={step.remove}
          onStop={step.stop}
        />
        <Checkbox
          id={ids.terms}
          label={<TermsWords />}
          error={step.termsError}
          checked={step.draft.isAccepted}
          onChange={(event) => step.accept(event.target.checked)}
        />
        <DocumentActions progress={step.progress} onStop={step.stop} onBack={onBack} />
      </form>
    </div>
  );
}
