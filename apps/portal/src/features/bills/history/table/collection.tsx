/**
 * How the accounts of the sum are collected: one by one where there are several, and what is taken by GIRO or card in
 * any case, as paying it as well may charge twice (readings §7).
 */
import { cents, formatSgd } from '@portal/domain/money';
import { toSgDay } from '@portal/domain/sg-time';
import { now } from '../../../../lib/clock.ts';
import { Icon } from '../../../../ui/surfaces/icons.tsx';
import { copy as statementCopy } from '../../copy.ts';
import type { Outstanding } from '../../outstanding.query.ts';
import { chooseDeductionMethod, listDeductionDays } from '../../statement.ts';
import { copy } from '../copy.ts';
import styles from '../owed/outstanding.module.css';

type Payment = Outstanding['outstandingPayments'][number];

export function Collection({ payments }: { readonly payments: readonly Payment[] }) {
  const isCollected = payments.some(
    (payment) => payment.amount > 0 && chooseDeductionMethod(payment) !== null,
  );
  const isListed = payments.length > 1 && payments.some(({ amount }) => amount !== 0);
  if (!isListed && !isCollected) return null;
  return (
    <ul className={styles.collection} aria-label={copy.outstanding.accounts}>
      {payments.map((payment) => (
        <li key={payment.accountNo}>
          {isListed && (
            <p className={styles.account}>
              <span>{copy.account(payment.accountNo)}</span>
              <strong>{formatSgd(cents(payment.amount))}</strong>
            </p>
          )}
          <MethodRow payment={payment} />
        </li>
      ))}
    </ul>
  );
}

function MethodRow({ payment }: { readonly payment: Payment }) {
  const method = chooseDeductionMethod(payment);
  if (method === null || payment.amount <= 0) return null;
  const days = listDeductionDays(payment, toSgDay(now()));
  return (
    <p className={styles.way}>
      <Icon name={method === 'giro' ? 'building' : 'card'} size={20} />
      <span>
        <strong>{statementCopy.collectedBy[method]}</strong>
        {days.length > 0 && <span> {statementCopy.deducted(days, cents(payment.amount))}</span>}
      </span>
    </p>
  );
}
