/** The alerts of the figures beside which the card stands: all off until the holder chooses. */
import type { Input, Output } from '@portal/contract';
import { type AlertGap, type AlertKind, LEAST_BILL, MOST_BILL } from '@portal/domain/insights/alerts';
import { cents, plainAmount } from '@portal/domain/money';
import { readAmount } from '@portal/domain/paynow-amount';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { write } from '../../lib/api/api.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { useAction } from '../../ui/use-action.ts';
import { type Alerts, alertsKey, alertsQuery } from './alerts.query.ts';
import styles from './alerts-card.module.css';
import { copy } from './copy.ts';

export interface AlertsCardProps {
  /** null while it is not known. */
  readonly accountNo: string | null;
  /** Those of the figures that the page shows. */
  readonly kinds: readonly AlertKind[];
}

export function AlertsCard({ accountNo, kinds }: AlertsCardProps) {
  const query = useCardQuery(useQuery(alertsQuery(accountNo)));
  return (
    <QueryCard
      title={copy.title}
      titleRole="heading"
      query={query}
      skeleton={{ label: copy.loading, blocks: [styles.block] }}
      failure={{ heading: copy.failed }}
    >
      {(alerts) =>
        accountNo !== null && (
          <AlertsForm key={accountNo} accountNo={accountNo} kinds={kinds} alerts={alerts} />
        )
      }
    </QueryCard>
  );
}

/** The alerts as the form shows them. */
interface Draft extends Readonly<Record<AlertKind, boolean>> {
  /** As typed. */
  readonly amount: string;
}

const readDraft = ({ billAbove, leak, highDay }: Alerts): Draft => ({
  bill: billAbove !== null,
  leak,
  highDay,
  amount: billAbove === null ? '' : plainAmount(cents(billAbove)),
});

/** A choice that was changed here stays; the others follow what is kept now. */
const rebase = (mine: Draft, before: Draft, now: Draft): Draft => ({
  bill: mine.bill === before.bill ? now.bill : mine.bill,
  leak: mine.leak === before.leak ? now.leak : mine.leak,
  highDay: mine.highDay === before.highDay ? now.highDay : mine.highDay,
  amount: mine.amount === before.amount ? now.amount : mine.amount,
});

interface AlertsFormProps {
  readonly accountNo: string;
  readonly kinds: readonly AlertKind[];
  readonly alerts: Alerts;
}

function AlertsForm({ accountNo, kinds, alerts }: AlertsFormProps) {
  const client = useQueryClient();
  const amountId = useId();
  const kept = readDraft(alerts);
  const [first] = useState(kept);
  const [mine, setMine] = useState({ draft: kept, since: alerts });
  // Kept anew, here or elsewhere: a tick of before is never saved over it, and what is changed meanwhile stays.
  if (mine.since.revision !== alerts.revision)
    setMine({ draft: rebase(mine.draft, readDraft(mine.since), kept), since: alerts });
  const { draft } = mine;
  const change = (changed: Partial<Draft>) =>
    setMine((now) => ({ ...now, draft: { ...now.draft, ...changed } }));
  // One that was chosen before its meter fell silent can still be switched off.
  const mayChange = (kind: AlertKind): boolean => alerts.missing[kind] === null || first[kind] || kept[kind];
  const isOffered = kinds.some(mayChange);
  const [isWrong, setWrong] = useState(false);
  const { busy, failure, run } = useAction<Input<'insights:setAlerts'>, Output<'insights:setAlerts'>>({
    send: (settings, idempotencyKey) => write('insights:setAlerts', settings, { idempotencyKey }),
    // A second press is not refused for the first one.
    onSuccess: (settings) =>
      client.setQueryData(alertsQuery(accountNo).queryKey, (before) => before && { ...before, ...settings }),
    invalidates: [alertsKey, ['user:activity']],
    isOutOfDate: ({ code }) => code === 'SK_PREF_1003',
    toast: () => copy.saved,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { bill, leak, highDay } = draft;
    const billAbove = bill ? readLimit(draft.amount) : null;
    const isMissing = bill && billAbove === null;
    setWrong(isMissing);
    if (isMissing) document.getElementById(amountId)?.focus();
    else void run({ accountNo, revision: alerts.revision, billAbove, leak, highDay });
  };
  return (
    <form noValidate onSubmit={submit}>
      {isOffered && <p className="second above-6">{unbroken(copy.lead)}</p>}
      <div className={styles.choices}>
        {kinds.map((kind) => {
          const choice = <Choice kind={kind} gap={alerts.missing[kind]} />;
          if (!mayChange(kind)) return <p key={kind}>{choice}</p>;
          return (
            <div key={kind}>
              <Checkbox
                label={choice}
                checked={draft[kind]}
                onChange={({ target }) => change({ [kind]: target.checked })}
              />
              {kind === 'bill' && draft.bill && (
                <div className={styles.amount}>
                  <TextField
                    id={amountId}
                    label={copy.amount}
                    hint={copy.amountHint}
                    inputMode="decimal"
                    value={draft.amount}
                    error={isWrong && readLimit(draft.amount) === null ? copy.amountWrong : undefined}
                    onChange={({ target }) => change({ amount: target.value })}
                  />
                </div>
              )}
            </div>
          );
        })}
      </div>
      {failure !== null && (
        <p role="alert" className="field-error above-8">
          {failure}
        </p>
      )}
      {isOffered && (
        <div className="above-14">
          <Button type="submit" kind="second" busy={busy}>
            {copy.save}
          </Button>
        </div>
      )}
    </form>
  );
}

interface ChoiceProps {
  readonly kind: AlertKind;
  readonly gap: AlertGap | null;
}

/** The alert, and why it cannot come. */
function Choice({ kind, gap }: ChoiceProps) {
  if (gap === null) return copy.names[kind];
  return (
    <>
      {copy.names[kind]}
      <span className={`second ${styles.gap}`}>{unbroken(copy.gaps[gap])}</span>
    </>
  );
}

/** Cents; null: no amount that a bill can be watched by. */
function readLimit(typed: string): number | null {
  const read = readAmount(typed.replaceAll(',', ''), cents(MOST_BILL));
  return 'amount' in read && read.amount >= LEAST_BILL ? read.amount : null;
}
