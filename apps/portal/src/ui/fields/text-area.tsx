/** Several lines of words. Nothing is checked while typing; what was typed stays. */
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { FieldFrame, inputProps } from './field-frame.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'ref'> {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea({ label, hint, error, className, rows = 2, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <textarea {...rest} rows={rows} {...inputProps(id, className, hint, error)} />
    </FieldFrame>
  );
}
