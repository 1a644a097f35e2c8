/** Several lines of words. Order: label, hint, error, box. Nothing is checked while typing; what was typed stays. */
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { Icon } from './icons.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'ref'> {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea({ label, hint, error, className, rows = 2, ...rest }: TextAreaProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
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
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={['input', className].filter(Boolean).join(' ')}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
    </div>
  );
}
