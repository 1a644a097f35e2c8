/** Choice cards above the form where several accounts may ask (visual language 46). */
import { useId } from 'react';
import styles from './arrangement.module.css';
import type { Arrangeable } from './arrangement.rules.ts';
import { copy } from './copy.ts';

interface AccountChoiceProps {
  readonly accounts: readonly Arrangeable[];
  readonly chosen: Arrangeable;
  onChoose(accountNo: string): void;
}

export function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="strong">{copy.choose}</legend>
      {accounts.map(({ accountNo, overdue }) => (
        <label key={accountNo} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={accountNo === chosen.accountNo}
            onChange={() => onChoose(accountNo)}
          />
          <span>
            <strong>{copy.account(accountNo)}</strong>
            <span className="note block">{copy.state.eligible(overdue)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
