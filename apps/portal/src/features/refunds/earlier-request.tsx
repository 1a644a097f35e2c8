/** A refund of another account, or the one before: sum, method, three steps, and the way to its change (visual 09). */
import { cents, formatSgd } from '@portal/domain/money';
import { formatDay, sgDay, toSgDay } from '@portal/domain/sg-time';
import { useId } from 'react';
import { now } from '../../lib/clock.ts';
import { copy as requestCopy } from '../../requests/copy.ts';
import { RequestLink } from '../../requests/request-link.tsx';
import { type RequestStep, StepLine } from '../../requests/step-line.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import styles from './refund.module.css';
import type { RefundAccount } from './refund.query.ts';
import {
  describeNoChange,
  findLatestPayment,
  isUnderWay,
  listPaymentLines,
  mayChange,
  pillOf,
} from './refund.rules.ts';
import { RefundPill } from './refund-pill.tsx';

function listSteps(account: RefundAccount): RequestStep[] {
  const isPaid = !isUnderWay(account);
  const isChecked = isPaid || !account.isEditable;
  const { refundMethod: method } = account;
  const nextBy = account.nextBy === null ? null : sgDay(account.nextBy);
  const paidBy = isChecked ? nextBy : findLatestPayment(nextBy, method, toSgDay(now()));
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
      lines: isPaid ? [] : listPaymentLines(method, paidBy),
    },
  ];
}

export function EarlierRequest({ account }: { readonly account: RefundAccount }) {
  const { accountNo, amount, refundMethod, requestId } = account;
  const canChange = mayChange(account);
  const reasonId = useId();
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
          <FeatureLink
            feature="request-refund"
            search={{ request: requestId ?? '' }}
            className="button button-second button-wide"
          >
            {refundMethod === '09' ? copy.choose : copy.change}
          </FeatureLink>
        )}
        {isUnderWay(account) && !canChange && (
          <>
            <Button kind="second" wide busy aria-describedby={reasonId}>
              {copy.change}
            </Button>
            <p id={reasonId} className="note">
              {describeNoChange(account)}
            </p>
          </>
        )}
        {requestId !== null && (
          <RequestLink service="request-refund" requestId={requestId}>
            {requestCopy.view}
          </RequestLink>
        )}
      </div>
    </Card>
  );
}
