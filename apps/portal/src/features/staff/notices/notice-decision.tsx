/** Decision on a parked notice: what is to become of it, a note, and one button that asks once more. */
import { useRef, useState } from 'react';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { ChoiceForm } from '../queue/choice-form.tsx';
import { copy as queueCopy } from '../queue/copy.ts';
import { isNote } from '../queue/note.rules.ts';
import type { Deciding } from '../queue/use-decision.ts';
import { copy } from './copy.ts';
import type { NoticeDraft } from './draft.ts';

export interface OfferedDecision<Decision extends string> {
  readonly name: Decision;
  readonly label: string;
  /** The consequence, shown before it is taken. */
  readonly effect: string;
}

interface NoticeDecisionProps<Decision extends string> {
  /** One that is the only one is chosen already. */
  readonly offered: readonly OfferedDecision<Decision>[];
  readonly draft: NoticeDraft<Decision>;
  readonly decide: Deciding<{ decision: Decision; note: string }>;
  onDraft(draft: NoticeDraft<Decision>): void;
}

export function NoticeDecision<Decision extends string>({
  offered,
  draft,
  decide,
  onDraft,
}: NoticeDecisionProps<Decision>) {
  const [wasPressed, setPressed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const [only, ...others] = offered;
  const chosen = others.length === 0 ? only : offered.find(({ name }) => name === draft.choice);
  const note = draft.note.trim();
  const missing = chosen === undefined ? 'choice' : isNote(note) ? null : 'note';

  const ask = () => {
    setPressed(true);
    if (missing === null) setAsked(true);
    else
      form.current
        ?.querySelector<HTMLElement>(missing === 'choice' ? 'input[type=radio]' : 'textarea')
        ?.focus();
  };

  return (
    <>
      <ChoiceForm
        ref={form}
        choices={offered}
        choice={chosen?.name ?? null}
        note={draft.note}
        missing={wasPressed ? missing : null}
        action={{ label: copy.settle, busy: decide.busy, onPress: ask }}
        onChoice={(name) => onDraft({ ...draft, choice: name })}
        onNote={(typed) => onDraft({ ...draft, note: typed })}
      />
      {isAsked && chosen !== undefined && missing === null && (
        <DecisionDialog
          title={copy.confirm}
          action={{
            label: copy.settle,
            onPress: () => {
              setAsked(false);
              decide.submit({ decision: chosen.name, note });
            },
          }}
          closeLabel={queueCopy.goBack}
          onClose={() => setAsked(false)}
        >
          <p className="bold">{chosen.label}</p>
          <p className="second">{chosen.effect}</p>
        </DecisionDialog>
      )}
    </>
  );
}
