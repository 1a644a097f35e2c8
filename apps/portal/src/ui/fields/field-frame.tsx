/** Frame of one text input. Order: label, hint, error, input. Knows not which input it is. */
import type { ReactNode } from 'react';
import { Icon } from '../surfaces/icons.tsx';

interface FieldFrameProps {
  /** Of the input. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={20} />
          {error}
        </span>
      )}
      {children}
    </div>
  );
}

/** Attributes of the input: its class, whether it is wrong, and the ids of its description. */
export function inputProps(id: string, className: string | undefined, hint?: string, error?: string) {
  return {
    id,
    className: ['input', className].filter(Boolean).join(' '),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
}
