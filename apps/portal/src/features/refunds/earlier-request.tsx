/** A refund of another account, or the one before: sum, method, three steps, and the way to its change (visual 09). */
import { cents, formatSgd } from '@portal/domain/money';
import { formatDay, sgDay } from '@portal/domain/sg-time';
import { Link } from '@tanstack/react-router';
import { type RequestStep, StepLine } from '../../requests/step-line.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import styles from './refund.module.css';
import type { RefundAccount } from './refund.query.ts';
import { isUnderWay, mayChange, pillOf } from './refund.rules.ts';
import { RefundPill } from './refund-pill.tsx';

function listSteps(account: RefundAccount): RequestStep[] {
  const isPaid = !isUnderWay(account);
  const isChecked = isPaid || !account.isEditable;
  const requestedOn = account.createDate === null ? null : formatDay(sgDay(account.createDate));
  return [
    { state: 'done', name: copy.steps.requested, lines: [requestedOn] },
    {
      state: isChecked ? 'done' : 'now',
      name: copy.steps.checked,
      lines: [isChecked ? null : copy.steps.untilChecked],
    },
    {
      state: isPaid ? 'done' : isChecked ? 'now' : 'next',
      name: copy.steps.paidOut,
      lines: [isPaid ? null : copy.steps.afterCheck],
    },
  ];
}

export function EarlierRequest({ account }: { readonly account: RefundAccount }) {
  const { accountNo, amount, refundMethod, requestId } = account;
  const canChange = mayChange(account);
  return (
    <Card title={copy.earlier} titleRest={copy.account(accountNo)} titleRole="heading">
      <div className={styles.earlierHead}>
        <RefundPill word={pillOf(account)} />
      </div>
      <p className={styles.earlierSum}>{formatSgd(cents(amount))}</p>
      <p className="second">{copy.earlierText(refundMethod, canChange)}</p>
      <div className="above-20">
        <StepLine steps={listSteps(account)} isUpright />
      </div>
      <div className={styles.earlierActions}>
        {canChange && (
          <Link
            to="/services/request-refund"
            search={{ request: requestId ?? '' }}
            className="button button-second button-wide"
          >
            {refundMethod === '09' ? copy.choose : copy.change}
          </Link>
        )}
        {requestId !== null && (
          <Link
            to="/services/$service/$requestId"
            params={{ service: 'request-refund', requestId }}
            className="text-link"
          >
            {copy.result.view}
          </Link>
        )}
      </div>
    </Card>
  );
}
