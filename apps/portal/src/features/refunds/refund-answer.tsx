/** The main card of one account: the form, the refund that is under way, or the reason why there is no form. */
import { cents } from '@portal/domain/money';
import { getEligibilityText } from '@portal/domain/refunds/refund-eligibility';
import { toSgDay } from '@portal/domain/sg-time';
import { now } from '../../lib/clock.ts';
import { copy as requestCopy } from '../../requests/copy.ts';
import { ContactLink, ReasonCard, toBills } from '../../requests/reason-card.tsx';
import { RequestLink } from '../../requests/request-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { copy } from './copy.ts';
import type { RefundAccount } from './refund.query.ts';
import { describeNoChange, isUnderWay, listOptions, pillOf } from './refund.rules.ts';
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
  const contactForm = (
    <ReasonCard icon="chat" heading={reasons.contactForm} text={reasons.texts.contactForm}>
      <ContactLink href={contact} />
    </ReasonCard>
  );
  if (code === '100' || isEdit)
    return listOptions(account, toSgDay(now()), isEdit).length === 0 ? (
      contactForm
    ) : (
      <RefundForm
        key={`${accountNo} ${isEdit}`}
        {...{ account, isEdit, source, onResult }}
        onCancel={onLeave}
      />
    );
  if (isUnderWay(account)) return <UnderWay account={account} />;
  if (code === '903' || code === '905') return contactForm;
  const text = getEligibilityText(code, refundRetrieveCode) ?? reasons.texts.notEligible;
  if (code === '904')
    return (
      <ReasonCard icon="info" heading={reasons.noCredit} text={text}>
        {toBills}
      </ReasonCard>
    );
  return (
    <ReasonCard icon="info" heading={reasons.notEligible} text={text}>
      <ContactLink href={contact} />
    </ReasonCard>
  );
}

function UnderWay({ account }: { readonly account: RefundAccount }) {
  const { amount, requestId } = account;
  const { reasons } = copy;
  const word = pillOf(account);
  const change = (label: string) => (
    <FeatureLink feature="request-refund" search={{ request: requestId ?? '' }} className="button">
      {label}
    </FeatureLink>
  );
  const view = requestId !== null && (
    <RequestLink service="request-refund" requestId={requestId}>
      {requestCopy.view}
    </RequestLink>
  );
  if (word === 'IN-PROGRESS')
    return (
      <ReasonCard
        icon="lock"
        heading={account.isEditable ? reasons.inProcess : reasons.inProgress}
        text={`${(account.isEditable ? reasons.checkedText : reasons.inProgressText)(cents(amount))} ${describeNoChange(account)}`}
        pill={<RefundPill word={word} />}
      >
        <Button busy>{copy.change}</Button>
        {view}
      </ReasonCard>
    );
  if (word === 'ACTION REQUIRED')
    return (
      <ReasonCard
        icon="warning"
        heading={reasons.actionRequired}
        text={reasons.actionRequiredText(cents(amount))}
        pill={<RefundPill word={word} />}
      >
        {change(copy.choose)}
        {view}
      </ReasonCard>
    );
  return (
    <ReasonCard
      icon="refresh"
      heading={reasons.inProcess}
      text={reasons.texts.inProcess}
      pill={<RefundPill word={word} />}
    >
      {change(copy.change)}
      {view}
    </ReasonCard>
  );
}
