/** A note and two actions; each asks once more. A missing note is named at its field. */
import { STAFF_NOTE_LENGTH } from '@portal/contract/http';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { copy as queueCopy } from '../queue/copy.ts';
import styles from '../queue/decision.module.css';
import { copy } from './copy.ts';
import type { Draft } from './draft.ts';
import type { DecideReading, Decision } from './use-decide-reading.ts';

interface ReadingDecisionProps {
  readonly draft: Draft;
  readonly decide: DecideReading;
  onDraft(draft: Draft): void;
}

export function ReadingDecision({ draft, decide, onDraft }: ReadingDecisionProps) {
  const [asked, setAsked] = useState<Decision | null>(null);
  const [isNoteMissing, setNoteMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const note = draft.note.trim();

  const ask = (decision: Decision) => {
    const isMissing = decision === 'setAside' && note === '';
    setNoteMissing(isMissing);
    if (isMissing) field.current?.focus();
    else setAsked(decision);
  };

  return (
    <>
      <div className={styles.note}>
        <TextArea
          ref={field}
          label={
            <>
              {copy.note}
              <span className={styles.rest}>{copy.noteRest}</span>
            </>
          }
          placeholder={copy.notePlaceholder}
          maxLength={STAFF_NOTE_LENGTH}
          value={draft.note}
          error={isNoteMissing && note === '' ? copy.noteRequired : undefined}
          onChange={({ target }) => onDraft({ note: target.value })}
        />
      </div>
      <div className={styles.actions}>
        <Button busy={decide.busy} onClick={() => ask('accept')}>
          {copy.accept}
        </Button>
        <Button kind="second" busy={decide.busy} onClick={() => ask('setAside')}>
          {copy.setAside}
        </Button>
      </div>
      {asked && (
        <DecisionDialog
          title={copy.confirm[asked].title}
          action={{
            label: copy[asked],
            onPress: () => {
              setAsked(null);
              decide.submit({ decision: asked, note });
            },
          }}
          closeLabel={queueCopy.goBack}
          onClose={() => setAsked(null)}
        >
          <p className="second">{copy.confirm[asked].text}</p>
        </DecisionDialog>
      )}
    </>
  );
}
