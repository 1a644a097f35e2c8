/**
 * Amount due with its day, money being checked, and amount still to pay: the same on the
 * dashboard, above the histories and on the page of a bill.
 */
import type { Cents } from '@portal/domain/money';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { copy } from './copy.ts';
import styles from './owed.module.css';
import type { Checking, DuePart, Statement } from './statement.ts';

interface SinceProps {
  /** From when the figures are, where they could not be refreshed. */
  readonly since: string | undefined;
}

/** How old the figures are comes before how many days are left: that may have changed too. */
function Since({ since }: { readonly since: string }) {
  return (
    <Pill kind="strong" icon={<Icon name="clock" />}>
      {since}
    </Pill>
  );
}

const OverduePill = () => (
  <Pill kind="error" icon={<Icon name="warning" />}>
    {copy.overdue}
  </Pill>
);

export function DueLine({
  statement,
  since,
}: SinceProps & { readonly statement: Extract<Statement, { lines: unknown }> }) {
  const { due, daysLeft, dueParts } = statement;
  if (due === null || daysLeft === null) return since ? <Since since={since} /> : null;
  const left = daysLeft < 0 ? <OverduePill /> : <DaysLeft days={daysLeft} />;
  if (dueParts.length === 0)
    return (
      <p className={styles.due}>
        <span>
          {copy.due} <strong className="unbroken">{copy.dueDay(due)}</strong>
        </span>
        {since === undefined ? left : <Since since={since} />}
      </p>
    );
  const [first, ...others] = dueParts;
  return (
    <div className={styles.dues}>
      {first && (
        <p className={styles.due}>
          <DuePartWords part={first} />
          {since === undefined ? left : <Since since={since} />}
        </p>
      )}
      {others.map((part) => (
        <p key={part.kind} className={styles.due}>
          <DuePartWords part={part} />
        </p>
      ))}
    </div>
  );
}

function DuePartWords({ part: { kind, amount, day } }: { readonly part: DuePart }) {
  return (
    <span>
      <strong>{copy.dueAmount(amount)}</strong> {copy.dueParts[kind]}{' '}
      <span className="unbroken">{copy.dueDay(day)}</span>
    </span>
  );
}

export function DaysLeft({ days }: { readonly days: number }) {
  return (
    <Pill kind="strong" icon={<Icon name="clock" />}>
      {copy.daysLeft(days)}
    </Pill>
  );
}

export function Settled({ kind, since }: SinceProps & { readonly kind: 'nothing' | 'credit' }) {
  return (
    <p className={styles.settled}>
      {kind === 'nothing' && <Icon name="check" size={20} />}
      {kind === 'nothing' ? copy.nothingToPay : copy.credit}
      {since !== undefined && <Since since={since} />}
    </p>
  );
}

interface UnderReviewProps {
  readonly checking: Checking;
  readonly toPay: Cents;
}

/** Said beside the sum, so that nobody pays once more what is only not matched yet. */
export function UnderReview({ checking: { amount, undivided }, toPay }: UnderReviewProps) {
  if (amount <= 0) return null;
  const words = undivided.map((each) =>
    each.amount === amount
      ? copy.checking.undivided(each.accounts)
      : copy.checking.undividedPart(each.amount, each.accounts),
  );
  return (
    <p className={styles.checking}>
      <Icon name="clock" size={20} />
      <span>
        <strong>{copy.checking.title}</strong> {[copy.checking.received(amount), ...words].join(' ')}{' '}
        <strong>{toPay > 0 ? copy.checking.toPay(toPay) : copy.checking.nothingToPay}</strong>
      </span>
    </p>
  );
}
