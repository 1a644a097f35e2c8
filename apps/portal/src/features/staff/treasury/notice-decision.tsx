/** Decision about a notice: what happened to the refund, a note, and one button that asks once more. */
import { findLedgerEffect, listTreasuryDecisions } from '@portal/domain/refunds/treasury-decision';
import { useRef, useState } from 'react';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { ChoiceForm } from '../queue/choice-form.tsx';
import { copy as queueCopy } from '../queue/copy.ts';
import { sgd } from '../queue/money.rules.ts';
import { isNote } from '../queue/note.rules.ts';
import type { Deciding } from '../queue/use-decision.ts';
import { copy } from './copy.ts';
import { type DecisionInput, type Draft, type Notice, readPayoutState } from './notice.ts';

interface NoticeDecisionProps {
  readonly notice: Notice;
  readonly draft: Draft;
  readonly decide: Deciding<DecisionInput>;
  onDraft(draft: Draft): void;
}

export function NoticeDecision({ notice, draft, decide, onDraft }: NoticeDecisionProps) {
  const [wasPressed, setPressed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const state = readPayoutState(notice);
  const offered = listTreasuryDecisions(state);
  const [only, ...others] = offered;
  const stillOffered = draft.choice !== null && offered.includes(draft.choice) ? draft.choice : null;
  const choice = others.length === 0 ? (only ?? null) : stillOffered;
  const note = draft.note.trim();
  const missing = choice === null ? 'choice' : isNote(note) ? null : 'note';

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
        choices={offered.map((name) => ({ name, label: copy.choices[state][name] ?? '' }))}
        choice={choice}
        note={draft.note}
        missing={wasPressed ? missing : null}
        action={{ label: copy.settle, busy: decide.busy, onPress: ask }}
        onChoice={(name) => onDraft({ ...draft, choice: name })}
        onNote={(typed) => onDraft({ ...draft, note: typed })}
      />
      {isAsked && choice !== null && missing === null && (
        <DecisionDialog
          title={copy.confirm.title}
          action={{
            label: copy.settle,
            onPress: () => {
              setAsked(false);
              decide.submit({ decision: choice, note });
            },
          }}
          closeLabel={queueCopy.goBack}
          onClose={() => setAsked(false)}
        >
          <p className="bold">{copy.choices[state][choice]}</p>
          <p className="second">{describeEffect(notice, choice)}</p>
        </DecisionDialog>
      )}
    </>
  );
}

/** The consequence of a decision, shown before it is taken. */
function describeEffect(notice: Notice, decision: DecisionInput['decision']): string {
  const { payout } = notice;
  if (decision === 'unchanged' || payout === null) return copy.confirm.unchanged;
  const effect = findLedgerEffect(payout.state, decision);
  if (effect === null) return copy.confirm.paid;
  return copy.confirm[effect](sgd(payout.amount), payout.accountNo);
}
