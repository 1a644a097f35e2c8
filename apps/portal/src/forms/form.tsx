/** A form of the kit: summary of its errors, heading, lead, fields, submit button, and a link out where there is one. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { ErrorSummary } from '../ui/fields/error-summary.tsx';
import styles from './form.module.css';
import type { ServerForm } from './use-server-form.ts';

interface FormProps {
  readonly form: ServerForm;
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly cancel: { readonly to: string; readonly label: string } | null;
  readonly children: ReactNode;
}

export function Form({ form, title, lead, submitLabel, cancel, children }: FormProps) {
  return (
    <form className="shrinks" noValidate onSubmit={form.submit}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <h1>{title}</h1>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      {children}
      <div className={`button-row ${styles.actions}`}>
        <Button type="submit" busy={form.busy}>
          {submitLabel}
        </Button>
        {cancel && (
          <Link to={cancel.to} className="text-link">
            {cancel.label}
          </Link>
        )}
      </div>
    </form>
  );
}
