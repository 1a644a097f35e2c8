/** A note and three actions. A missing note or tick is named beside them; each action asks once more. */
import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy as queueCopy } from '../queue/copy.ts';
import styles from '../queue/decision.module.css';
import type { Application } from './application.ts';
import { copy } from './copy.ts';
import { type Draft, isAllTicked } from './draft.ts';
import type { Decide, Decision } from './use-decide.ts';

interface DecisionFormProps {
  readonly application: Application;
  readonly draft: Draft;
  readonly decide: Decide;
  onDraft(draft: Draft): void;
}

const LONGEST_NOTE = 1000;

export function DecisionForm({ application, draft, decide, onDraft }: DecisionFormProps) {
  const [asked, setAsked] = useState<Decision | null>(null);
  const [isNoteMissing, setNoteMissing] = useState(false);
  const note = useRef<HTMLTextAreaElement>(null);
  const mayApprove = isAllTicked(draft);
  const written = draft.note.trim();

  const ask = (decision: Decision) => {
    if (decision !== 'approve' && written === '') {
      setNoteMissing(true);
      note.current?.focus();
      return;
    }
    setNoteMissing(false);
    setAsked(decision);
  };

  return (
    <>
      <div className={styles.note}>
        <TextArea
          ref={note}
          label={
            <>
              {copy.note}
              <span className={styles.rest}>{copy.noteRest}</span>
            </>
          }
          placeholder={copy.notePlaceholder}
          maxLength={LONGEST_NOTE}
          value={draft.note}
          error={isNoteMissing && written === '' ? copy.noteRequired : undefined}
          onChange={(event) => onDraft({ ...draft, note: event.target.value })}
        />
      </div>
      <div className={styles.actions}>
        <Button
          busy={!mayApprove || decide.busy}
          aria-describedby={mayApprove ? undefined : 'tick-all'}
          onClick={() => ask('approve')}
        >
          {copy.approve}
        </Button>
        <Button kind="second" busy={decide.busy} onClick={() => ask('newDocument')}>
          {copy.askAgain}
        </Button>
        <Button kind="destructive" busy={decide.busy} onClick={() => ask('reject')}>
          {copy.reject}
        </Button>
        {!mayApprove && (
          <p id="tick-all" className={styles.why}>
            <Icon name="info" size={20} />
            {copy.tickAll}
          </p>
        )}
      </div>
      {asked && (
        <Confirm
          decision={asked}
          application={application}
          onGoBack={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            decide.submit(asked, written);
          }}
        />
      )}
    </>
  );
}

interface ConfirmProps {
  readonly decision: Decision;
  readonly application: Application;
  onGoBack(): void;
  onConfirm(): void;
}

function Confirm({ decision, application, onGoBack, onConfirm }: ConfirmProps) {
  const { title, text } = copy.confirm[decision];
  return (
    <DecisionDialog
      title={title}
      action={{
        label: words[decision],
        kind: decision === 'reject' ? 'destructive' : 'primary',
        onPress: onConfirm,
      }}
      closeLabel={queueCopy.goBack}
      onClose={onGoBack}
    >
      <p className="second">{text(application.companyName, application.uen)}</p>
    </DecisionDialog>
  );
}

const words = { approve: copy.approve, newDocument: copy.askAgain, reject: copy.reject } as const;
