/** Inviting one person: the address, until when, what they see and what they do not (visual 56). */
import { emailInput } from '@portal/contract/values';
import { findUntilProblem, getUntilRange } from '@portal/domain/delegates/delegate-access';
import { addMonthsToDay, type SgDay, sgDay } from '@portal/domain/sg-time';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { requiredText, useServerForm } from '../../forms/use-server-form.ts';
import { write } from '../../lib/api/api.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { DayPicker } from '../../ui/fields/day-picker.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy as words } from './copy.ts';
import styles from './delegates.module.css';
import { delegatesKey, type PremisesNumbers } from './delegates.query.ts';

const copy = words.invite;

interface InviteCardProps {
  readonly premises: PremisesNumbers | null;
  /** Of the gateway's clock. */
  readonly today: string;
  readonly isOpen: boolean;
}

export function InviteCard({ premises, today, isOpen }: InviteCardProps) {
  return (
    <Card title={copy.title} titleRole="heading">
      {isOpen && premises ? (
        <InviteForm premises={premises} today={sgDay(today)} />
      ) : (
        <p className="second above-14">{copy.closed}</p>
      )}
    </Card>
  );
}

const lengths = { month: 1, months: 3 } as const;
type Length = keyof typeof lengths | 'other';

/** The day is judged as the gateway judges it: in the words of the same rule. */
const untilInput = (today: SgDay) =>
  z.pipe(
    requiredText(copy.texts.dateRequired),
    z.transform((typed, context): SgDay => {
      const problem = findUntilProblem(sgDay(typed), today);
      if (problem === null) return sgDay(typed);
      context.issues.push({ code: 'custom', input: typed, message: problem });
      return z.NEVER;
    }),
  );

function InviteForm({ premises, today }: { readonly premises: PremisesNumbers; readonly today: SgDay }) {
  const [length, setLength] = useState<Length>('months');
  const [otherDay, setOtherDay] = useState<SgDay | ''>('');
  const { form, field, setValue } = useServerForm({
    fields: { email: z.pipe(requiredText(copy.texts.emailRequired), emailInput), until: untilInput(today) },
    start: { until: addMonthsToDay(today, lengths.months) },
    send: ({ email, until }, idempotencyKey) =>
      write('premises:inviteDelegate', { ...premises, email, until }, { idempotencyKey }),
    invalidates: [delegatesKey, ['user:activity']],
    toast: ({ delegate }) => copy.sent(delegate.email),
    onDone: () => setValue('email', ''),
  });
  const choose = (next: Length) => {
    setLength(next);
    setValue('until', next === 'other' ? otherDay : addMonthsToDay(today, lengths[next]));
  };
  // A form that was open at midnight sends the day that it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another day alone
  useEffect(() => choose(length), [today]);
  const { first, last } = getUntilRange(today);
  const until = field('until');
  return (
    <form className="above-14" noValidate onSubmit={form.submit}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <TextField
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        autoComplete="off"
        inputMode="email"
        {...field('email')}
      />
      <fieldset className={styles.until}>
        <legend className="label">{copy.until}</legend>
        {(['month', 'months', 'other'] as const).map((each) => (
          <ChoiceCard
            key={each}
            name="until"
            title={copy[each]}
            isInner
            isChosen={length === each}
            onChoose={() => choose(each)}
          />
        ))}
      </fieldset>
      {length === 'other' ? (
        <div className="above-14">
          <DayPicker
            id={until.id}
            legend={copy.date}
            hint={copy.dateHint(first, last)}
            error={until.error}
            from={first}
            to={last}
            chosen={otherDay}
            onChoose={(day) => {
              setOtherDay(day);
              void until.onChange({ target: { name: until.name, value: day } });
            }}
          />
        </div>
      ) : (
        <p className="row small second gap-8 above-8">
          <Icon name="calendar" size={18} />
          <span>{unbroken(copy.ends(addMonthsToDay(today, lengths[length])))}</span>
        </p>
      )}
      <div className={styles.scope}>
        <Scope title={copy.sees} icon="check" items={copy.seesWhat} />
        <Scope title={copy.seesNot} icon="close" items={copy.seesNotWhat} />
      </div>
      <Button type="submit" wide busy={form.busy}>
        {copy.send}
      </Button>
    </form>
  );
}

interface ScopeProps {
  readonly title: string;
  readonly icon: 'check' | 'close';
  readonly items: readonly string[];
}

function Scope({ title, icon, items }: ScopeProps) {
  return (
    <div>
      <h3 className={styles.scopeTitle}>{title}</h3>
      <ul className="plain-list small">
        {items.map((item) => (
          <li key={item} className={styles.scopeItem}>
            <Icon name={icon} size={18} />
            <span>{unbroken(item)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
