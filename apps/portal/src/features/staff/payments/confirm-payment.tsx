/** Asks once more before money moves: how much, to which account, whose it is. */
import { formatSgd } from '@portal/domain/money';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { formatMoney, type Part } from './amounts.rules.ts';
import { copy } from './copy.ts';
import type { Draft } from './draft.ts';
import type { Payment } from './payment.ts';
import styles from './payment-decision.module.css';

interface ConfirmPaymentProps {
  readonly payment: Payment;
  readonly draft: Draft;
  /** null: it goes back. */
  readonly parts: readonly Part[] | null;
  onGoBack(): void;
  onConfirm(): void;
}

export function ConfirmPayment({ payment, draft, parts, onGoBack, onConfirm }: ConfirmPaymentProps) {
  const amount = formatMoney(payment);
  const holders = new Map(payment.accounts.map(({ accountNo, holder }) => [accountNo, holder]));
  const { found } = draft.payee ?? {};
  const formatHolder = (accountNo: string): string =>
    holders.get(accountNo) ?? (found?.accountNo === accountNo ? found.holder : '');
  return (
    <Dialog
      title={parts === null ? copy.confirm.return(amount) : copy.confirm.post(amount)}
      isDecision
      onClose={onGoBack}
      acts={
        <>
          <Button onClick={onConfirm}>{parts === null ? copy.giveBack : copy.postAct}</Button>
          <Button kind="second" onClick={onGoBack}>
            {copy.goBack}
          </Button>
        </>
      }
    >
      {parts !== null && (
        <ul className={styles.lines}>
          {parts.map(({ accountNo, amount: part }) => (
            <li key={accountNo}>
              {copy.confirm.postLine(formatSgd(part), accountNo, formatHolder(accountNo))}
            </li>
          ))}
        </ul>
      )}
      <p className="second">{parts === null ? copy.confirm.returnText : copy.confirm.postText}</p>
    </Dialog>
  );
}
