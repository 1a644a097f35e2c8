/** The main card of one account: the form, the refund that is under way, or the reason why there is no form. */
import { cents } from '@portal/domain/money';
import { getEligibilityText } from '@portal/domain/refunds/refund-eligibility';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/actions/button.tsx';
import { copy } from './copy.ts';
import { ContactLink, NotRefundable, toBills } from './not-refundable.tsx';
import type { RefundAccount } from './refund.query.ts';
import { isUnderWay, pillOf } from './refund.rules.ts';
import { RefundForm, type RefundSource } from './refund-form.tsx';
import { RefundPill } from './refund-pill.tsx';
import type { RefundResult } from './refund-result.tsx';

interface RefundAnswerProps {
  readonly account: RefundAccount;
  /** The method of its refund is changed. */
  readonly isEdit: boolean;
  readonly source: RefundSource;
  /** The utility's contact form; null: it has none. */
  readonly contact: string | null;
  onResult(result: RefundResult): void;
  onLeave(): void;
}

export function RefundAnswer({ account, isEdit, source, contact, onResult, onLeave }: RefundAnswerProps) {
  const { accountNo, refundEligCheckCode: code, refundRetrieveCode } = account;
  const { reasons } = copy;
  if (code === '100' || isEdit)
    return (
      <RefundForm
        key={`${accountNo} ${isEdit}`}
        {...{ account, isEdit, source, onResult }}
        onCancel={onLeave}
      />
    );
  if (isUnderWay(account)) return <UnderWay account={account} />;
  const text = getEligibilityText(code, refundRetrieveCode) ?? reasons.texts.notEligible;
  if (code === '903' || code === '905')
    return (
      <NotRefundable icon="chat" heading={reasons.contactForm} text={text}>
        <ContactLink href={contact} />
      </NotRefundable>
    );
  if (code === '904')
    return (
      <NotRefundable icon="info" heading={reasons.noCredit} text={text}>
        {toBills}
      </NotRefundable>
    );
  return (
    <NotRefundable icon="info" heading={reasons.notEligible} text={text}>
      <ContactLink href={contact} />
    </NotRefundable>
  );
}

function UnderWay({ account }: { readonly account: RefundAccount }) {
  const { amount, requestId } = account;
  const { reasons } = copy;
  const word = pillOf(account);
  const change = (label: string) => (
    <Link to="/services/request-refund" search={{ request: requestId ?? '' }} className="button">
      {label}
    </Link>
  );
  const view = requestId !== null && (
    <Link
      to="/services/$service/$requestId"
      params={{ service: 'request-refund', requestId }}
      className="text-link"
    >
      {copy.result.view}
    </Link>
  );
  if (word === 'IN-PROGRESS')
    return (
      <NotRefundable
        icon="lock"
        heading={reasons.inProgress}
        text={reasons.inProgressText(cents(amount))}
        pill={<RefundPill word={word} />}
      >
        <Button busy>{copy.change}</Button>
        {view}
      </NotRefundable>
    );
  if (word === 'ACTION REQUIRED')
    return (
      <NotRefundable
        icon="warning"
        heading={reasons.actionRequired}
        text={reasons.actionRequiredText(cents(amount))}
        pill={<RefundPill word={word} />}
      >
        {change(copy.choose)}
        {view}
      </NotRefundable>
    );
  return (
    <NotRefundable
      icon="refresh"
      heading={reasons.inProcess}
      text={reasons.texts.inProcess}
      pill={<RefundPill word={word} />}
    >
      {change(copy.change)}
      {view}
    </NotRefundable>
  );
}
