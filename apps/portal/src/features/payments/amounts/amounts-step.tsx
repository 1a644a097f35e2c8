/** Which accounts, and how much for each (visual 35). Judged on leaving a field; the sum counts what is valid. */
import type { AccountNo } from '@portal/domain/account-number';
import type { Cents } from '@portal/domain/money';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useErrorTitle } from '../../../ui/navigation/page-title.ts';
import { BigNumber } from '../../../ui/surfaces/big-number.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import type { Pay } from '../code/use-pay.ts';
import { copy } from '../copy.ts';
import type { Maintenance } from '../maintenance.query.ts';
import { MaintenanceSentence } from '../maintenance-words.tsx';
import { AmountRowItem } from './amount-row.tsx';
import styles from './amounts.module.css';
import { type AmountRow, firstProblem, sumRows } from './amounts.rules.ts';

interface AmountsStepProps {
  readonly pay: Pay;
  /** The amount is to be changed: its field takes the focus. */
  readonly isChanging: boolean;
  readonly maintenance: Maintenance;
  /** Money being checked that cannot be divided between the accounts. */
  readonly undivided: Cents;
}

export function AmountsStep({ pay, isChanging, maintenance, undivided }: AmountsStepProps) {
  const { rows, busy, failure } = pay;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const sum = sumRows(rows);
  const isAlone = rows.length === 1;
  const hasNone = rows.every(({ isTicked }) => !isTicked);
  const isNoneTold = hasNone && rows.every(({ isLeft }) => isLeft);
  useErrorTitle(isNoneTold || rows.some(isMarked));

  useLayoutEffect(() => {
    if (!isChanging) return;
    const field = form.current?.querySelector<HTMLInputElement>('input[inputmode]');
    field?.focus();
    field?.select();
  }, [isChanging]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, at the first row that it is about
  useEffect(() => {
    const refused = rows.find((row) => row.refused !== null && isMarked(row));
    if (failure !== null && refused) toField(refused.account.account);
  }, [failure]);

  function toField(account: AccountNo): void {
    form.current?.querySelector<HTMLElement>(`[data-of="${CSS.escape(account)}"]`)?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    pay.submit();
    const wrong = firstProblem(rows);
    if (wrong !== null) toField(wrong);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={busy || undefined}>
      {failure && (
        <div className={styles.failure}>
          <Notice isError>{failure}</Notice>
        </div>
      )}
      {undivided > 0 && (
        <div className={styles.failure}>
          <Notice>{copy.amounts.undivided(undivided)}</Notice>
        </div>
      )}
      <ul className="line-top" aria-label={copy.amounts.list}>
        {rows.map((row) => (
          <AmountRowItem
            key={row.account.account}
            row={row}
            hasTick={!isAlone}
            id={`${id}-${row.account.account}`}
            touch={(touched) => pay.touch(row.account.account, touched)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <div className={styles.sum}>
          <p className="second">{copy.amounts.total}</p>
          <BigNumber amount={sum.total} size="sum" />
          <p className={styles.counted} role="status">
            {sum.uncounted.length > 0
              ? copy.amounts.uncounted(sum.uncounted)
              : isAlone
                ? ''
                : copy.amounts.counted(sum.counted, rows.length)}
          </p>
        </div>
        {maintenance.state === 'off' ? (
          <MaintenanceSentence message={maintenance.message} />
        ) : (
          <div className={styles.act}>
            {isNoneTold && (
              <p className="field-error" role="alert">
                <Icon name="warning" size={20} />
                {copy.amounts.tickOne}
              </p>
            )}
            <Button type="submit" busy={busy}>
              <Icon name="qr" />
              {busy ? copy.amounts.making : copy.amounts.show}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}

/** Its field says what is wrong. */
const isMarked = ({ isTicked, isLeft, problem, refused }: AmountRow): boolean =>
  isTicked && ((isLeft && problem !== null) || refused !== null);
