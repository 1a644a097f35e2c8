/** The UEN of a company. A wrong check letter is asked about when the field is left, and never refused (readings §5). */
import { LONGEST_UEN } from '@portal/domain/linking/limits';
import { canonicalUen, isWellFormedUen } from '@portal/domain/linking/uen';
import { type FocusEvent, useState } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { useAfterPress } from '../../../ui/use-after-press.ts';
import form from '../individual/account-form.module.css';
import { copy } from './copy.ts';
import styles from './details.module.css';

export function UenField({ onBlur, ...rest }: TextFieldProps) {
  const [isDoubtful, setDoubtful] = useState(false);
  const afterPress = useAfterPress();
  function judge(event: FocusEvent<HTMLInputElement>): void {
    const { value } = event.target;
    afterPress(() => setDoubtful(isInDoubt(value)));
    onBlur?.(event);
  }
  return (
    <div className="field">
      <TextField
        {...rest}
        onBlur={judge}
        onInput={({ currentTarget }) => setDoubtful((was) => was && isInDoubt(currentTarget.value))}
        className={`${form.number} ${styles.uen}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <p className={styles.check} role="status">
        {isDoubtful && (
          <>
            <Icon name="info" size={18} />
            {copy.details.uenCheck}
          </>
        )}
      </p>
    </div>
  );
}

/** A missing or too long UEN has an error of its own. */
function isInDoubt(typed: string): boolean {
  const uen = canonicalUen(typed);
  return uen !== '' && uen.length <= LONGEST_UEN && !isWellFormedUen(uen);
}
