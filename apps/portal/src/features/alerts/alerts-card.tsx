/** The alerts of the figures beside which the card stands: all off until the holder chooses. */
import { type AlertGap, type AlertKind, LEAST_BILL, MOST_BILL } from '@portal/domain/insights/alerts';
import { cents, plainAmount } from '@portal/domain/money';
import { readAmount } from '@portal/domain/paynow-amount';
import { useQuery } from '@tanstack/react-query';
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
      failure={{ heading: copy.title }}
    >
      {(alerts) =>
        accountNo !== null && (
          // Chosen anew elsewhere: a tick of before is never saved over it.
          <AlertsForm key={alerts.revision} accountNo={accountNo} kinds={kinds} alerts={alerts} />
        )
      }
    </QueryCard>
  );
}

interface AlertsFormProps {
  readonly accountNo: string;
  readonly kinds: readonly AlertKind[];
  readonly alerts: Alerts;
}

function AlertsForm({ accountNo, kinds, alerts }: AlertsFormProps) {
  const amountId = useId();
  const wasOn = { bill: alerts.billAbove !== null, leak: alerts.leak, highDay: alerts.highDay };
  const [isOn, setOn] = useState(wasOn);
  // One that was chosen before its meter fell silent can still be switched off.
  const mayChange = (kind: AlertKind): boolean => alerts.missing[kind] === null || wasOn[kind];
  const isOffered = kinds.some(mayChange);
  const [amount, setAmount] = useState(alerts.billAbove === null ? '' : plainAmount(cents(alerts.billAbove)));
  const [isWrong, setWrong] = useState(false);
  const { busy, failure, run } = useAction<Omit<Alerts, 'revision' | 'missing'>>({
    send: (chosen, idempotencyKey) =>
      write('insights:setAlerts', { accountNo, revision: alerts.revision, ...chosen }, { idempotencyKey }),
    invalidates: [alertsKey, ['user:activity']],
    isOutOfDate: ({ code }) => code === 'SK_PREF_1003',
    toast: () => copy.saved,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const billAbove = isOn.bill ? readLimit(amount) : null;
    const isMissing = isOn.bill && billAbove === null;
    setWrong(isMissing);
    if (isMissing) document.getElementById(amountId)?.focus();
    else void run({ billAbove, leak: isOn.leak, highDay: isOn.highDay });
  };
  return (
    <form noValidate onSubmit={submit}>
      {isOffered && <p className="second above-6">{unbroken(copy.lead)}</p>}
      {kinds.map((kind) => {
        const choice = <Choice kind={kind} gap={alerts.missing[kind]} />;
        if (!mayChange(kind))
          return (
            <p key={kind} className="above-14">
              {choice}
            </p>
          );
        return (
          <Checkbox
            key={kind}
            label={choice}
            checked={isOn[kind]}
            onChange={({ target }) => setOn({ ...isOn, [kind]: target.checked })}
          />
        );
      })}
      {kinds.includes('bill') && isOn.bill && (
        <TextField
          id={amountId}
          label={copy.amount}
          hint={copy.amountHint}
          inputMode="decimal"
          value={amount}
          error={isWrong ? copy.amountWrong : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
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
