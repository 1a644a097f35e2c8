/** Step 2: the form to sign, the signed one, the terms, and sending it all in one. */
import { type FormEvent, type ReactNode, useId } from 'react';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx';
import type { LinkSource } from '../../link.request.ts';
import { TermsWords } from '../../terms-words.tsx';
import type { CompanyApplication } from '../application.query.ts';
import { ApplicationPanel } from '../application-panel.tsx';
import { copy } from '../copy.ts';
import styles from './document.module.css';
import { DocumentActs } from './document-acts.tsx';
import { GetForm } from './get-form.tsx';
import { UploadForm } from './upload-form.tsx';
import { useDocumentStep } from './use-document-step.ts';

interface DocumentStepProps {
  readonly application: CompanyApplication;
  readonly source: LinkSource;
  /** What stands above the heading. */
  readonly notice: ReactNode;
  mobileText(number: string): string;
  /** Null: another form was asked for, and there is no way back (S1 §4). */
  readonly onBack: (() => void) | null;
  onSent(): void;
  onElsewhere(): void;
}

export function DocumentStep({ notice, mobileText, onBack, ...given }: DocumentStepProps) {
  const id = useId();
  const ids = { file: `${id}-file`, terms: `${id}-terms` };
  const step = useDocumentStep({ ...given, ids });

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
        <ApplicationPanel application={given.application} mobileText={mobileText} />
        <p className={`small second ${styles.aside}`}>
          {onBack && <>{copy.application.wrong} </>}
          {copy.application.fromProfile}
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
        <DocumentActs progress={step.progress} onStop={step.stop} onBack={onBack} />
      </form>
    </div>
  );
}
