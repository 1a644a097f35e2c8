/** Everyone who sees or saw this home: the holder, people with access, invitations; each can be taken back (visual 56). */
import { sgDay } from '@portal/domain/sg-time';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { write } from '../../lib/api/api.ts';
import { formatInitials } from '../../lib/initials.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DecisionDialog } from '../../ui/dialogs/decision-dialog.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { useAction } from '../../ui/use-action.ts';
import { nameOf } from './access-ink.tsx';
import { copy as words } from './copy.ts';
import styles from './delegates.module.css';
import { type Delegate, delegatesKey, type PremisesNumbers } from './delegates.query.ts';

const copy = words.list;

export interface Me {
  readonly name: string | null;
  readonly email: string | null;
}

interface EveryoneProps {
  readonly premises: PremisesNumbers | null;
  readonly delegates: readonly Delegate[];
  /** Other logins that hold an account of the home. */
  readonly otherHolders: number;
  readonly me: Me;
}

export function Everyone({ premises, delegates, otherHolders, me }: EveryoneProps) {
  const [asked, setAsked] = useState<Delegate | null>(null);
  const [takenBack, setTakenBack] = useState<number | null>(null);
  const frame = useRef<HTMLElement>(null);
  const hasEnded = delegates.some(
    ({ delegateId, state }) => delegateId === takenBack && state !== 'active' && state !== 'invited',
  );
  useEffect(() => {
    if (!hasEnded) return;
    // The button that was pressed is gone with the access.
    setTakenBack(null);
    frame.current?.focus();
  }, [hasEnded]);
  return (
    <Card title={copy.title} titleRole="heading" ref={frame}>
      <ul className={styles.people}>
        <Person avatar={formatInitials(me.name, me.email)} name={copy.you(me.name)} line={copy.holder}>
          <span className="bold">{copy.everything}</span>
        </Person>
        {otherHolders > 0 && (
          <Person
            avatar={<Icon name="people" size={20} />}
            name={copy.others(otherHolders)}
            line={copy.otherHolder(otherHolders)}
          >
            <span className="bold">{copy.everything}</span>
          </Person>
        )}
        {delegates.map((delegate) => (
          <DelegateRow key={delegate.delegateId} delegate={delegate} onTakeBack={() => setAsked(delegate)} />
        ))}
      </ul>
      {delegates.length + otherHolders === 0 && <p className="second above-14">{copy.nobody}</p>}
      {asked && premises && (
        <TakeBack
          premises={premises}
          delegate={asked}
          onClose={(isDone) => {
            setAsked(null);
            if (isDone) setTakenBack(asked.delegateId);
          }}
        />
      )}
    </Card>
  );
}

interface DelegateRowProps {
  readonly delegate: Delegate;
  onTakeBack(): void;
}

function DelegateRow({ delegate, onTakeBack }: DelegateRowProps) {
  const { state, name, email, until, openBy, endedOn, invitedByYou } = delegate;
  const isCurrent = state === 'active' || state === 'invited';
  return (
    <Person
      avatar={name === null ? <Icon name="mail" size={20} /> : formatInitials(name, email)}
      name={name === null ? copy.invitation : nameOf(delegate)}
      line={email}
      more={invitedByYou ? null : copy.byOther}
      act={
        isCurrent && (
          <Button kind="second" small aria-label={copy.takeBackFrom(nameOf(delegate))} onClick={onTakeBack}>
            {copy.takeBack}
          </Button>
        )
      }
    >
      {state === 'active' && <span className="bold block">{copy.viewOnly}</span>}
      {state === 'invited' && (
        <Pill kind="outline" icon={<Icon name="clock" size={16} />}>
          {copy.notOpened}
        </Pill>
      )}
      {!isCurrent && (
        <Pill kind="outline" icon={<Icon name="close" size={16} />}>
          {copy.ended}
        </Pill>
      )}
      <span className="small second block above-6">
        {unbroken(
          state === 'active'
            ? copy.until(sgDay(until))
            : state === 'invited'
              ? copy.worksUntil(sgDay(openBy))
              : formatEnd(endedOn),
        )}
      </span>
    </Person>
  );
}

const formatEnd = (endedOn: string | null): string => (endedOn === null ? '' : words.day(sgDay(endedOn)));

interface PersonProps {
  readonly avatar: ReactNode;
  readonly name: string;
  readonly line: string;
  readonly more?: string | null;
  readonly act?: ReactNode;
  readonly children: ReactNode;
}

export function Person({ avatar, name, line, more, act, children }: PersonProps) {
  return (
    <li className={styles.person}>
      <span className="avatar" aria-hidden="true">
        {avatar}
      </span>
      <div className={styles.who}>
        <span className="bold block anywhere">{name}</span>
        <span className="small second block anywhere">{line}</span>
        {more && <span className="small second block">{more}</span>}
      </div>
      <div className={styles.what}>{children}</div>
      {act && <div className={styles.act}>{act}</div>}
    </li>
  );
}

interface TakeBackProps {
  readonly premises: PremisesNumbers;
  readonly delegate: Delegate;
  onClose(isDone: boolean): void;
}

function TakeBack({ premises, delegate, onClose }: TakeBackProps) {
  const texts = words.takeBack;
  const who = nameOf(delegate);
  const isOpened = delegate.state === 'active';
  const { busy, failure, run } = useAction<void>({
    send: (_, idempotencyKey) =>
      write('premises:removeDelegate', { ...premises, delegateId: delegate.delegateId }, { idempotencyKey }),
    invalidates: [delegatesKey, ['user:activity']],
    toast: () => texts.done(who),
    onDone: () => onClose(true),
  });
  return (
    <DecisionDialog
      title={texts.title}
      action={{ label: texts.proceed, kind: 'destructive', busy, onPress: () => void run() }}
      closeLabel={texts.back}
      onClose={() => onClose(false)}
    >
      <p className="anywhere">{isOpened ? texts.access(who) : texts.invitation(who)}</p>
      <p className="small second above-8">{isOpened ? texts.mail : texts.mailOne}</p>
      {failure !== null && (
        <p role="alert" className="field-error above-8">
          {failure}
        </p>
      )}
    </DecisionDialog>
  );
}
