/** State of step 2: choosing, ticking, sending, stopping, and the messages of each. Draws nothing. */
import { isSessionCode } from '@portal/contract/errors';
import { fieldTexts } from '@portal/contract/field-texts';
import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../../../lib/api/api-error.ts';
import type { SourceLabel } from '../../../../lib/source-label.ts';
import type { SummaryError } from '../../../../ui/fields/error-summary.tsx';
import { linkFailureText, redirectsElsewhere } from '../../link-failure.ts';
import type { CompanyApplication } from '../application.query.ts';
import { copy } from '../copy.ts';
import { type Draft, useDraft } from '../draft.ts';
import { useSendApplication } from '../use-send-application.ts';
import { signedFormProblem } from './signed-form.rules.ts';

interface DocumentStepOptions {
  readonly application: CompanyApplication;
  readonly source: SourceLabel;
  readonly ids: { readonly file: string; readonly terms: string };
  onSent(): void;
  onElsewhere(): void;
}

export function useDocumentStep({ application, source, ids, onSent, onElsewhere }: DocumentStepOptions) {
  const { accountNo, postalCode, uen } = application;
  const { draft, change, forget } = useDraft(`${accountNo} ${postalCode} ${uen}`);
  const { progress, send, stop } = useSendApplication(source);
  const [hasTried, setTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [whole, setWhole] = useState<readonly SummaryError[]>([]);
  const [isSummed, setSummed] = useState(false);
  const [note, setNote] = useState<string>();
  const choices = useRef(0);

  const fileError = findProblem(draft, hasTried);
  const termsError = hasTried && !draft.isAccepted ? fieldTexts.termsRequired : undefined;
  const atFields = [
    { fieldId: ids.file, message: fileError ?? '' },
    { fieldId: ids.terms, message: termsError ?? '' },
  ].filter(({ message }) => message !== '');

  function choose(file: File): void {
    choices.current += 1;
    setNote(undefined);
    change({
      chosen: { id: `${choices.current} ${crypto.randomUUID()}`, file, problem: signedFormProblem(file) },
    });
  }

  /** Tells it at the top, and moves there. */
  function showErrors(errors: readonly SummaryError[]): void {
    setWhole(errors);
    setSummed(true);
    setAttempt((count) => count + 1);
  }

  function refused(error: ApiError): void {
    const ofFile = fileRefusal(error);
    if (ofFile !== null && draft.chosen) change({ chosen: { ...draft.chosen, problem: ofFile } });
    else setNote(copy.document.notSent);
    showErrors(ofFile === null ? [{ fieldId: null, message: linkFailureText(error) }] : []);
  }

  async function submit(): Promise<void> {
    setTried(true);
    setWhole([]);
    setSummed(false);
    const { chosen, isAccepted } = draft;
    if (!chosen || chosen.problem !== null || !isAccepted) return showErrors([]);
    setNote(undefined);
    const outcome = await send(application, chosen);
    if (outcome?.kind === 'sent') {
      forget();
      onSent();
    } else if (outcome?.kind === 'stopped') setNote(copy.document.stopped);
    else if (outcome?.kind === 'failed') {
      const error = toApiError(outcome.error);
      // The end of the session is told by whoever ends it; an application that is open shows by itself.
      if (redirectsElsewhere(error)) onElsewhere();
      else if (!isSessionCode(error.code)) refused(error);
    }
  }

  return {
    draft,
    progress,
    note,
    attempt,
    fileError,
    termsError,
    summary: isSummed ? [...atFields, ...whole] : [],
    choose,
    remove: () => {
      setNote(undefined);
      change({ chosen: null });
    },
    accept: (isAccepted: boolean) => change({ isAccepted }),
    submit: () => void submit(),
    stop,
  };
}

function findProblem({ chosen }: Draft, hasTried: boolean): string | undefined {
  if (chosen) return chosen.problem ?? undefined;
  return hasTried ? fieldTexts.signedFormRequired : undefined;
}

/** The gateway's message about the file; null: the refusal is not about the file. */
function fileRefusal({ code, message, details }: ApiError): string | null {
  return (
    details.find(({ field }) => field === 'file')?.message ?? (code.startsWith('SK_FILE_') ? message : null)
  );
}
