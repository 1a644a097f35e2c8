/** Asks once more before money moves: how much, to which account, whose it is. */
import { formatSgd } from '@portal/domain/money';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { copy as queueCopy } from '../queue/copy.ts';
import { formatMoney } from '../queue/money.rules.ts';
import type { Part } from './amounts.rules.ts';
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
    <DecisionDialog
      title={parts === null ? copy.confirm.return(amount) : copy.confirm.post(amount)}
      action={{ label: parts === null ? copy.giveBack : copy.postAction, onPress: onConfirm }}
      closeLabel={queueCopy.goBack}
      onClose={onGoBack}
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
    </DecisionDialog>
  );
}
