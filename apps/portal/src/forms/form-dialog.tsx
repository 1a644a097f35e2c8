/** A short form in a dialog: its fields, one button that sends, one that goes back. */
import { type ReactNode, useEffect, useId } from 'react';
import { DecisionDialog } from '../ui/dialogs/decision-dialog.tsx';
import { Notice } from '../ui/surfaces/notice.tsx';
import styles from './form.module.css';
import type { ServerForm } from './use-server-form.ts';

interface FormDialogProps {
  readonly form: ServerForm;
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function FormDialog({
  form,
  title,
  text,
  submitLabel,
  cancelLabel,
  children,
  onClose,
}: FormDialogProps) {
  const formId = useId();
  const { busy, errors, attempt } = form;
  const wrongField = errors.find(({ fieldId }) => fieldId !== null)?.fieldId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed try moves the focus again
  useEffect(() => {
    if (wrongField) document.getElementById(wrongField)?.focus();
  }, [wrongField, attempt]);
  return (
    <DecisionDialog
      title={title}
      action={{ label: submitLabel, busy, formId }}
      closeLabel={cancelLabel}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={form.submit}>
        <p className={`second ${styles.question}`}>{text}</p>
        {errors.map(
          ({ fieldId, message }) =>
            fieldId === null && (
              <Notice key={message} isError>
                {message}
              </Notice>
            ),
        )}
        {children}
      </form>
    </DecisionDialog>
  );
}
