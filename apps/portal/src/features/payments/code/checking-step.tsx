/** Money came that must be looked at: how much, against what was asked, why, and what happens next. */
import { type Cents, cents } from '@portal/domain/money';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { BigNumber } from '../../../ui/surfaces/big-number.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { copy } from '../copy.ts';
import styles from './code.module.css';
import type { OrderNews } from './follow-order.ts';

type Unmatched = OrderNews['unmatched_payments'][number];

interface CheckingStepProps {
  readonly orderId: string;
  /** Amount the code asked for. */
  readonly amount: Cents;
  readonly unmatched: readonly Unmatched[];
  /** Amount still to pay beside it; null: none, or unknown here. */
  readonly rest?: { readonly toPay: Cents; onPay(): void } | null;
  onClose(): void;
}

export function CheckingStep({ orderId, amount, unmatched, rest = null, onClose }: CheckingStepProps) {
  const came = unmatched.filter(({ status }) => status === 'CHECKING');
  const [newest] = came;
  return (
    <div className={styles.checking}>
      <dl className={styles.compared}>
        <div>
          <dt className="overline">{copy.checking.asked}</dt>
          <dd>
            <BigNumber amount={amount} size="sum" />
          </dd>
        </div>
        {came.length > 0 && (
          <div>
            <dt className="overline">{copy.checking.came}</dt>
            {came.map((money) => (
              <dd key={`${money.paid_at} ${money.amount}`}>
                <Came money={money} />
              </dd>
            ))}
          </div>
        )}
      </dl>
      <StatusMessage
        heading={copy.checking.heading}
        text={newest === undefined ? copy.checking.unknown : copy.checking.why(newest, amount)}
      />
      <p className="second">
        {copy.checking.order} <strong>{orderId}</strong>
      </p>
      <div className={styles.doneActions}>
        <Button kind="second" onClick={onClose}>
          {copy.done}
        </Button>
        {rest && <TextButton onClick={rest.onPay}>{copy.checking.payRest(rest.toPay)}</TextButton>}
      </div>
    </div>
  );
}

function Came({ money: { amount, currency } }: { readonly money: Unmatched }) {
  if (currency === 'SGD') return <BigNumber amount={cents(amount)} size="sum" />;
  return <strong>{copy.checking.money({ amount, currency })}</strong>;
}

/** All that is owed has come, for whichever code or slip, and is being checked. */
export function CoveredStep({
  checking,
  onInsist,
  onClose,
}: {
  readonly checking: Cents;
  onInsist(): void;
  onClose(): void;
}) {
  return (
    <div className={styles.checking}>
      <p className="overline">{copy.checking.came}</p>
      <BigNumber amount={checking} size="sum" />
      <StatusMessage heading={copy.checking.heading} text={copy.checking.covers} />
      <div className={styles.doneActions}>
        <Button kind="second" onClick={onClose}>
          {copy.done}
        </Button>
        <TextButton onClick={onInsist}>{copy.checking.payAnyway}</TextButton>
      </div>
    </div>
  );
}

function StatusMessage({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <>
      <div className={styles.told} role="status">
        <Icon name="info" />
        <p>
          <strong>{heading}</strong>
          {text}
        </p>
      </div>
      <ol className={styles.next} aria-label={copy.checking.afterwards}>
        {copy.checking.next.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
    </>
  );
}

interface AskingStepProps {
  readonly total: Cents;
  /** Money being checked of the accounts, and the amount still to pay beside it. */
  readonly checking: Cents;
  readonly toPay: Cents;
  readonly busy: boolean;
  onChange(): void;
  onInsist(): void;
}

/** Before a code for money that has come already. */
export function AskingStep({ total, checking, toPay, busy, onChange, onInsist }: AskingStepProps) {
  return (
    <div className={styles.checking}>
      <p className="overline">{copy.code.amount}</p>
      <BigNumber amount={total} size="sum" />
      <div className={styles.told} role="alert">
        <Icon name="warning" />
        <p>
          <strong>{copy.asking.heading(checking)}</strong>
          {copy.asking.text(total, toPay)}
        </p>
      </div>
      <div className={styles.doneActions}>
        <Button onClick={onChange}>{copy.asking.change}</Button>
        <Button kind="second" busy={busy} onClick={onInsist}>
          {copy.asking.insist}
        </Button>
      </div>
    </div>
  );
}

/** Money for this code that staff have sent back. */
export function SentBack({
  unmatched,
  requestedAmount,
}: Pick<CheckingStepProps, 'unmatched'> & { readonly requestedAmount: Cents }) {
  return unmatched
    .filter(({ status }) => status === 'RETURNED')
    .map((money) => (
      <div className={styles.sentBack} key={`${money.paid_at} ${money.amount}`}>
        <Notice>{copy.checking.sentBack(money, requestedAmount)}</Notice>
      </div>
    ));
}
