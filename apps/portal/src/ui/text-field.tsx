/** One labelled input. Order: label, hint, error, input. Nothing is checked while typing; what was typed stays. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icons.tsx';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Something inside the frame, after the text. */
  readonly end?: ReactNode;
}

export function TextField({ label, hint, error, end, className, id: given, ...rest }: TextFieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const input = (
    <input
      {...rest}
      id={id}
      className={['input', className].filter(Boolean).join(' ')}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    />
  );
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
      {end ? (
        <div className="input-frame">
          {input}
          <span className="input-end">{end}</span>
        </div>
      ) : (
        input
      )}
    </div>
  );
}
