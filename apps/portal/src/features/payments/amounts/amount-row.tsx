/** One account that owes: its tick, what it owes by when, and the amount that is to be paid of it. */
import { addCents, negateCents } from '@portal/domain/money';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { useAfterPress } from '../../../ui/use-after-press.ts';
import { copy } from '../copy.ts';
import { collectedBy } from '../pay-account.ts';
import styles from './amounts.module.css';
import type { AmountRow, Touched } from './amounts.rules.ts';

interface AmountRowItemProps {
  readonly row: AmountRow;
  readonly hasTick: boolean;
  readonly id: string;
  touch(touched: Touched): void;
}

export function AmountRowItem({ row, hasTick, id, touch }: AmountRowItemProps) {
  const { account, isTicked } = row;
  const name = (
    <>
      <span className={styles.number}>{account.account}</span>
      <span className={styles.label}>{account.label}</span>
    </>
  );
  return (
    <li className={styles.row} data-ticked={isTicked || undefined}>
      <div className={styles.line}>
        {hasTick ? (
          <span className={`tick ${styles.tick}`}>
            <input
              id={id}
              type="checkbox"
              checked={isTicked}
              data-of={isTicked ? undefined : account.account}
              onChange={({ target }) => touch({ isTicked: target.checked })}
            />
            <label htmlFor={id}>{name}</label>
          </span>
        ) : (
          <p className={styles.alone}>{name}</p>
        )}
        <p className={styles.owes}>{copy.amounts.owes(account.amount, account.due)}</p>
      </div>
      <div className={hasTick ? styles.indented : undefined}>
        {account.checking > 0 && (
          <p className={styles.collected}>
            <Pill kind="outline" icon={<Icon name="clock" size={16} />}>
              {copy.checking.pill}
            </Pill>
            <span>{copy.amounts.checking(account.checking, account.toPay)}</span>
          </p>
        )}
        <Collected account={account} />
        {isTicked && <AmountField row={row} id={`${id}-amount`} touch={touch} />}
      </div>
    </li>
  );
}

function Collected({ account }: Pick<AmountRow, 'account'>) {
  const by = collectedBy(account);
  if (by === null) return null;
  const { byGiro, byCard, deducted, deductedSoon } = copy.amounts;
  const { deductions, toPay } = account;
  return (
    <p className={styles.collected}>
      <Pill kind="neutral" icon={<Icon name={by === 'giro' ? 'calendar' : 'card'} size={16} />}>
        {by === 'giro' ? byGiro : byCard}
      </Pill>
      <span>{deductions.length === 0 ? deductedSoon : deducted(deductions, toPay)}</span>
    </p>
  );
}

/** Characters, as in '1234.56'; more need a wider field on a phone. */
const LONG = 7;

function AmountField({ row, id, touch }: Pick<AmountRowItemProps, 'row' | 'id' | 'touch'>) {
  const { account, typed, problem, isLeft, refused } = row;
  const afterPress = useAfterPress();
  const error = isLeft && problem !== null ? copy.amounts.problems[problem] : refused;
  return (
    <div className="field above-8">
      <label className="hidden-visually" htmlFor={id}>
        {copy.amounts.field(account.account)}
      </label>
      {error !== null && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={20} />
          {error}
        </span>
      )}
      <div className={styles.entry}>
        <div className="input-frame">
          <span className="input-start" aria-hidden="true">
            {copy.amounts.currency}
          </span>
          <input
            id={id}
            className={`input ${styles.input}`}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            data-of={account.account}
            data-long={typed.length > LONG || undefined}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? `${id}-hint` : `${id}-error ${id}-hint`}
            onChange={({ target }) => touch({ typed: target.value, isLeft: false, refused: undefined })}
            onBlur={() => afterPress(() => touch({ isLeft: true }))}
          />
        </div>
        <span className={styles.hint} id={`${id}-hint`}>
          {formatHint(row, error !== null)}
        </span>
      </div>
    </div>
  );
}

/** A refusal stands alone: what the amount leaves is no news of an amount that cannot be paid. */
function formatHint({ account, amount }: AmountRow, hasError: boolean): string {
  if (amount === null) return hasError ? copy.amounts.atMost(account.amount) : '';
  if (hasError) return '';
  const rest = addCents(account.toPay, negateCents(amount));
  if (rest > 0) return copy.amounts.rest(rest);
  if (rest < 0) return copy.amounts.again(negateCents(rest));
  return account.toPay === account.amount ? copy.amounts.full : copy.amounts.allLeft;
}
