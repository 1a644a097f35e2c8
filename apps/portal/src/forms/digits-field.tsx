/** A field for digits: typing anything else has no effect, pasted text stays and is judged (readings §1). */
import { type Ref, useCallback } from 'react';
import { TextField, type TextFieldProps } from '../ui/fields/text-field.tsx';

export function DigitsField({ ref, ...rest }: TextFieldProps) {
  const watched = useCallback(
    (input: HTMLInputElement | null) => {
      const done = give(ref, input);
      input?.addEventListener('beforeinput', refuseOthers);
      return () => {
        input?.removeEventListener('beforeinput', refuseOthers);
        if (typeof done === 'function') done();
        else give(ref, null);
      };
    },
    [ref],
  );
  return <TextField {...rest} ref={watched} inputMode="numeric" />;
}

/** The browser's own event: React's says nothing of how the text came. */
function refuseOthers(event: InputEvent): void {
  const isTyped = event.inputType === 'insertText' || event.inputType === 'insertCompositionText';
  if (isTyped && /\D/.test(event.data ?? '')) event.preventDefault();
}

function give(ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null): unknown {
  if (typeof ref === 'function') return ref(input);
  if (ref) ref.current = input;
  return undefined;
}
