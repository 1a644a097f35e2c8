/** The overdue amount of an account, since when, and on request the bills that it is made of. */
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { useId, useState } from 'react';
import { TextButton } from '../../ui/actions/button.tsx';
import { BigNumber } from '../../ui/surfaces/big-number.tsx';
import { Facts } from '../../ui/surfaces/facts.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import styles from './arrangement.module.css';
import type { Arrangeable } from './arrangement.rules.ts';
import { copy } from './copy.ts';

export function OverdueHead({ account: { accountNo, overdue, check } }: { readonly account: Arrangeable }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { charges, bill } = check;
  return (
    <>
      <h2 className="overline">{copy.overdueAmount}</h2>
      <div className={styles.overdue}>
        <BigNumber amount={overdue} />
        <p className={styles.whose}>
          {copy.account(accountNo)}
          {bill?.due_date && <span className="block">{copy.overdueSince(sgDay(bill.due_date))}</span>}
        </p>
      </div>
      {charges.length > 0 && (
        <>
          <TextButton
            className="inline-row gap-8 above-14"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
            {isOpen ? copy.hideBills(charges.length) : copy.showBills(charges.length)}
          </TextButton>
          <div id={id} hidden={!isOpen}>
            <Facts
              size="small"
              facts={charges.map(({ bill_id, due_date, amount }) => ({
                label: copy.charge(bill_id !== null, due_date),
                value: copy.amount(cents(amount)),
              }))}
            />
          </div>
        </>
      )}
    </>
  );
}
