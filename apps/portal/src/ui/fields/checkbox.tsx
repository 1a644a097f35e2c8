/** One tick with its words, which may hold a link. Its error stands above it, as at a field. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../surfaces/icons.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ label, error, id: passed, ...rest }: CheckboxProps) {
  const own = useId();
  const id = passed ?? own;
  return (
    <div className="field">
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={20} />
          {error}
        </span>
      )}
      <div className="tick">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  );
}
