/** Asks why water ran, and keeps it with the leak. */
import { leakCauses, MOST_NOTE } from '@portal/domain/insights/leak-causes';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { write } from '../../lib/api/api.ts';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { causes, copy as words } from './copy.ts';
import styles from './explain-dialog.module.css';
import { type Episode, leaksKey } from './leaks.query.ts';

const copy = words.dialog;

export interface ExplainDialogProps {
  readonly accountNo: string;
  readonly episode: Episode;
  onClose(): void;
}

export function ExplainDialog({ accountNo, episode, onClose }: ExplainDialogProps) {
  const { episodeNo, revision } = episode;
  const [chosen, setChosen] = useState(episode.cause);
  const { form, field, setValue } = useServerForm({
    fields: {
      cause: z.enum(leakCauses, { error: copy.required }),
      note: z.string().check(z.trim(), z.maxLength(MOST_NOTE)),
    },
    start: { cause: episode.cause ?? '', note: episode.note },
    send: ({ cause, note }, idempotencyKey) =>
      write('insights:explainLeak', { accountNo, episodeNo, revision, cause, note }, { idempotencyKey }),
    invalidates: [leaksKey, ['user:activity']],
    isOutOfDate: ({ code }) => code === 'SK_PREF_1003',
    toast: () => copy.saved,
    onDone: onClose,
  });
  const { id, error } = field('cause');
  return (
    <FormDialog
      form={form}
      title={copy.title}
      text={copy.text}
      submitLabel={copy.save}
      cancelLabel={copy.back}
      onClose={onClose}
    >
      <fieldset id={id} tabIndex={-1} className={styles.causes} aria-describedby={error && `${id}-error`}>
        <legend className="label">{copy.cause}</legend>
        {error && (
          <p id={`${id}-error`} className="field-error">
            {error}
          </p>
        )}
        {leakCauses.map((cause) => (
          <ChoiceCard
            key={cause}
            name="cause"
            title={causes[cause]}
            isInner
            isChosen={chosen === cause}
            onChoose={() => {
              setChosen(cause);
              setValue('cause', cause);
            }}
          />
        ))}
      </fieldset>
      <TextField label={copy.note} hint={copy.noteHint} maxLength={MOST_NOTE} {...field('note')} />
    </FormDialog>
  );
}
