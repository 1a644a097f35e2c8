/** Deductions of an account, with those that came back. Asked for when the list is opened. */
import { cents, formatSgd } from '@portal/domain/money';
import { formatDay, sgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryAnswer } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy as words } from './copy.ts';
import styles from './giro.module.css';
import { deductionsQuery } from './giro.query.ts';

const copy = words.deductions;

export function DeductionList({ accountNo }: { readonly accountNo: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.deductions} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-row gap-8 bold">
        {copy.title}
        <Icon name="chevronDown" size={18} />
      </summary>
      {isOpen && <Deductions accountNo={accountNo} />}
    </details>
  );
}

function Deductions({ accountNo }: { readonly accountNo: string }) {
  const query = useCardQuery(useQuery(deductionsQuery(accountNo)));
  return (
    <QueryAnswer
      query={query}
      skeleton={{ label: copy.loading, blocks: [styles.line] }}
      failure={{ heading: copy.failedHeading }}
    >
      {({ deductions }) =>
        deductions.length === 0 ? (
          <p className="note">{copy.none}</p>
        ) : (
          <ul className={styles.deductionRows}>
            {deductions.map(({ reference, amount, on, status, reason, attempt, nextOn, takenBackOn }) => (
              <li key={reference}>
                <span className="unbroken">{formatDay(sgDay(on))}</span>
                <span className="bold">{formatSgd(cents(amount))}</span>
                <span>
                  {[copy.state(status), reason && copy.reason(reason)].filter(Boolean).join(': ')}
                  {takenBackOn && (
                    <span className="small second block">{copy.takenBack(sgDay(takenBackOn))}</span>
                  )}
                  <span className="small second block">
                    {nextOn ? copy.again(sgDay(nextOn)) : attempt === 2 && copy.second}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryAnswer>
  );
}
