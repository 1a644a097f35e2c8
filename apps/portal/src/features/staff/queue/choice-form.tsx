/** A decision that is one of several choices, with a note for the records and one button. Errors stand at their fields. */
import { STAFF_NOTE_LENGTH } from '@portal/contract/http';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import styles from './choice-form.module.css';
import { copy } from './copy.ts';

interface OfferedChoice<Choice extends string> {
  readonly name: Choice;
  readonly label: string;
  /** Fields below it while it is chosen. */
  readonly fields?: ReactNode;
}

interface ChoiceFormProps<Choice extends string> {
  readonly choices: readonly OfferedChoice<Choice>[];
  readonly choice: Choice | null;
  readonly note: string;
  /** The part that was missing when the button was pressed. */
  readonly missing: string | null;
  readonly action: { readonly label: string; readonly busy: boolean; onPress(): void };
  /** Below the choices. */
  readonly hint?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  onChoice(choice: Choice): void;
  onNote(note: string): void;
}

export function ChoiceForm<Choice extends string>({
  choices,
  choice,
  note,
  missing,
  action,
  hint,
  ref,
  onChoice,
  onNote,
}: ChoiceFormProps<Choice>) {
  const isChoiceMissing = missing === 'choice';
  return (
    <div ref={ref} className={styles.form}>
      <fieldset>
        <legend className={styles.heading}>{copy.decision}</legend>
        {isChoiceMissing && (
          <p className="field-error" id="choice-missing">
            <Icon name="warning" size={20} />
            {copy.chooseFirst}
          </p>
        )}
        {choices.map(({ name, label, fields }) => (
          <div key={name}>
            <div className={`tick ${styles.choice}`}>
              <input
                type="radio"
                name="what"
                id={`what-${name}`}
                checked={choice === name}
                aria-describedby={isChoiceMissing ? 'choice-missing' : undefined}
                onChange={() => onChoice(name)}
              />
              <label htmlFor={`what-${name}`}>{label}</label>
            </div>
            {choice === name && fields}
          </div>
        ))}
        {hint && <p className="small second">{hint}</p>}
      </fieldset>
      <TextArea
        label={
          <>
            {copy.note}
            <span className={styles.rest}>{copy.noteRest}</span>
          </>
        }
        placeholder={copy.notePlaceholder}
        maxLength={STAFF_NOTE_LENGTH}
        value={note}
        error={missing === 'note' ? copy.noteRequired : undefined}
        onChange={({ target }) => onNote(target.value)}
      />
      <div className={styles.actions}>
        <Button busy={action.busy} onClick={action.onPress}>
          {action.label}
        </Button>
      </div>
    </div>
  );
}
