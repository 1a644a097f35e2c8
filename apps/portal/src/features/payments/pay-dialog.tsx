/**
 * Paying by PayNow: amounts, the code, and what becomes of it, until the receipt. Whose accounts these are, what they
 * owe and on which device it happens is the app's to know.
 */
import { addCents, negateCents } from '@portal/domain/money';
import { totalOf } from '@portal/domain/payment-parts';
import { useEffect } from 'react';
import { TextButton } from '../../ui/button.tsx';
import { AmountsStep } from './amounts-step.tsx';
import { CheckingStep } from './checking-step.tsx';
import { CodeOpening } from './code-opening.tsx';
import { CodeStep } from './code-step.tsx';
import { copy } from './copy.ts';
import { ExpiredStep } from './expired-step.tsx';
import { useLeaving } from './left-order.ts';
import { usePaynowMaintenance } from './maintenance.query.ts';
import { MaintenanceSentence, MaintenanceStrip } from './maintenance-words.tsx';
import type { PayAccount } from './pay-account.ts';
import styles from './pay-dialog.module.css';
import { PayFrame } from './pay-frame.tsx';
import type { PaynowCode } from './paynow-code.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { useCountdown } from './use-countdown.ts';
import { type OrderState, useOrder } from './use-order.ts';
import { type Pay, usePay } from './use-pay.ts';
import { useSettled } from './use-settled.ts';

export interface PayDialogProps {
  /** All accounts of the premises as they are now, those with a credit too. */
  readonly accounts: readonly PayAccount[];
  /** 'Blk 9 Jalan Rajah #03-02'. */
  readonly premises: string;
  /** false where the device is not one's own: nothing is saved or handed on. */
  readonly canKeep: boolean;
  /** It cancels no payment. */
  onClose(): void;
  /** It has been paid: what the receipt's address is, is the app's to know. */
  onPaid?(orderId: string): void;
}

export function PayDialog({ accounts, premises, canKeep, onClose, onPaid }: PayDialogProps) {
  const maintenance = usePaynowMaintenance();
  const pay = usePay(accounts, maintenance);
  const code = pay.step.kind === 'code' ? pay.step.code : null;
  const order = useOrder(code?.orderId ?? null);
  const settled = useSettled(order);
  useLeaving(code, order);
  const paid = order.status === 'SUCCESS' ? code?.orderId : undefined;
  useEffect(() => {
    if (paid !== undefined) onPaid?.(paid);
  }, [paid, onPaid]);

  if (code && order.status === 'SUCCESS')
    return (
      <ReceiptDialog
        orderId={code.orderId}
        premises={premises}
        balance={settled === code.orderId ? totalOf(accounts) : null}
        canKeep={canKeep}
        onClose={onClose}
      />
    );
  const isChoosing = pay.step.kind === 'amounts' && pay.rows.length > 0;
  const stands = code ? `${code.orderId} ${order.status}` : pay.step.kind;
  return (
    <PayFrame
      onClose={onClose}
      stands={stands}
      lead={isChoosing ? copy.amounts.lead(pay.rows.length, premises) : undefined}
    >
      {maintenance.state === 'told' && (
        <div className={styles.strip}>
          <MaintenanceStrip message={maintenance.message} />
        </div>
      )}
      {code ? (
        <Code {...{ code, order, pay, accounts, canKeep, onClose }} />
      ) : pay.rows.length === 0 ? (
        <Nothing />
      ) : pay.step.kind === 'amounts' ? (
        <AmountsStep pay={pay} maintenance={maintenance} />
      ) : maintenance.state === 'off' ? (
        <div className={styles.nothing}>
          <MaintenanceSentence message={maintenance.message} />
        </div>
      ) : (
        <CodeOpening />
      )}
    </PayFrame>
  );
}

function Nothing() {
  return (
    <div className={styles.nothing} role="status">
      <p>
        <strong>{copy.amounts.nothing}</strong>
      </p>
      <p className="second">{copy.amounts.nothingText}</p>
    </div>
  );
}

interface CodeProps extends Pick<PayDialogProps, 'accounts' | 'canKeep' | 'onClose'> {
  readonly code: PaynowCode;
  readonly order: OrderState;
  readonly pay: Pay;
}

function Code({ code, order, pay, accounts, canKeep, onClose }: CodeProps) {
  const { hasExpired } = useCountdown(code.expiredAt);
  if (order.status === 'CHECKING')
    return <CheckingStep orderId={code.orderId} amount={code.amount} onClose={onClose} />;
  if (hasExpired || order.status === 'EXPIRED') {
    // It was paid another way meanwhile, wholly or in part: no code for the same amount can be had.
    if (pay.rows.length === 0) return <Nothing />;
    const again = isStillOwed(code, accounts) ? () => pay.regenerate(code) : pay.change;
    return <ExpiredStep key={code.orderId} code={code} busy={pay.busy} onRegenerate={again} />;
  }
  const about = (
    <>
      {aboutOf(code, accounts)} <TextButton onClick={pay.change}>{copy.code.change}</TextButton>
    </>
  );
  return <CodeStep code={code} about={about} canKeep={canKeep} isReached={order.isReached} />;
}

const isStillOwed = ({ parts }: PaynowCode, accounts: readonly PayAccount[]): boolean =>
  parts.every(({ account, amount }) =>
    accounts.some((due) => due.account === account && amount <= due.amount),
  );

/** What the amount is of what is due. */
function aboutOf({ parts }: PaynowCode, accounts: readonly PayAccount[]): string {
  const [only, ...others] = parts;
  if (only === undefined || others.length > 0) return copy.code.several(parts.length);
  const owing = accounts.find(({ account }) => account === only.account);
  if (owing === undefined) return copy.code.full(null);
  const rest = addCents(owing.amount, negateCents(only.amount));
  return rest > 0 ? copy.code.part(rest) : copy.code.full(owing.due);
}
