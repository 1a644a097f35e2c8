/** One labelled input. Nothing is checked while typing; what was typed stays. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldFrame, inputProps } from './field-frame.tsx';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Something inside the frame, after the text. */
  readonly end?: ReactNode;
}

export function TextField({ label, hint, error, end, className, id: passed, ...rest }: TextFieldProps) {
  const own = useId();
  const id = passed ?? own;
  const input = <input {...rest} {...inputProps(id, className, hint, error)} />;
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      {end ? (
        <div className="input-frame">
          {input}
          <span className="input-end">{end}</span>
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
