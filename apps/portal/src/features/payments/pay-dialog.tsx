/**
 * Paying by PayNow: amounts, the code, and what becomes of it, until the receipt. Whose accounts these are, what they
 * owe and on which device it happens is the app's to know.
 */
import { addCents, type Cents, cents, negateCents } from '@portal/domain/money';
import { sumParts } from '@portal/domain/payment-parts';
import { useEffect } from 'react';
import { TextButton } from '../../ui/actions/button.tsx';
import { owedBy, toPayOf } from './amounts/amounts.rules.ts';
import { AmountsStep } from './amounts/amounts-step.tsx';
import { AskingStep, CheckingStep, CoveredStep, SentBack } from './code/checking-step.tsx';
import { CodeOpening } from './code/code-opening.tsx';
import { codeStage } from './code/code-stage.rules.ts';
import { CodeStep } from './code/code-step.tsx';
import { ExpiredStep } from './code/expired-step.tsx';
import { useLeaving } from './code/left-order.ts';
import type { PaynowCode } from './code/paynow-code.ts';
import { useCountdown } from './code/use-countdown.ts';
import { type OrderState, useOrder } from './code/use-order.ts';
import { type Pay, usePay } from './code/use-pay.ts';
import { type Settled, useSettled } from './code/use-settled.ts';
import { copy } from './copy.ts';
import { usePaynowMaintenance } from './maintenance.query.ts';
import { MaintenanceSentence, MaintenanceStrip } from './maintenance-words.tsx';
import type { PayAccount } from './pay-account.ts';
import styles from './pay-dialog.module.css';
import { PayFrame } from './pay-frame.tsx';
import { ReceiptDialog } from './receipt/receipt-dialog.tsx';

export interface PayDialogProps {
  /** All accounts of the premises as they are now, those with a credit too. */
  readonly accounts: readonly PayAccount[];
  /** Money being checked that cannot be divided between the accounts: part of no account's `checking`. */
  readonly undivided?: Cents;
  /** 'Blk 9 Jalan Rajah #03-02'. */
  readonly premises: string;
  /** false where the device is not one's own: nothing is saved or handed on. */
  readonly canKeep: boolean;
  /** It cancels no payment. */
  onClose(): void;
  /** It has been paid: what the receipt's address is, is the app's to know. */
  onPaid?(orderId: string): void;
}

export function PayDialog({ undivided = NONE, ...props }: PayDialogProps) {
  const { accounts, premises, canKeep, onClose, onPaid } = props;
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
        balance={settled.isKnown ? sumParts(accounts) : null}
        canKeep={canKeep}
        onClose={onClose}
      />
    );
  const checking = addCents(undivided, ...accounts.map((each) => each.checking));
  const insists = pay.step.kind === 'amounts' && pay.step.insists === true;
  const isCovered = pay.step.kind === 'amounts' && owedBy(pay.rows) === 'covered' && !insists;
  const isChoosing = pay.step.kind === 'amounts' && pay.rows.length > 0 && !isCovered;
  const stands = code ? `${code.orderId} ${order.status}` : `${pay.step.kind} ${isCovered}`;
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
        <Code {...{ code, order, settled, pay, accounts, checking, canKeep, onClose }} />
      ) : pay.rows.length === 0 ? (
        <Nothing text={copy.amounts.nothingText} />
      ) : isCovered ? (
        <CoveredStep checking={checking} onInsist={pay.insist} onClose={onClose} />
      ) : pay.step.kind === 'asking' ? (
        <AskingStep
          total={sumParts(pay.step.parts)}
          checking={checking}
          toPay={toPayOf(accounts)}
          busy={pay.busy}
          onChange={pay.payRest}
          onInsist={pay.insist}
        />
      ) : pay.step.kind === 'amounts' ? (
        <AmountsStep pay={pay} maintenance={maintenance} undivided={undivided} />
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

function Nothing({ text }: { readonly text: string }) {
  return (
    <div className={styles.nothing} role="status">
      <p>
        <strong>{copy.amounts.nothing}</strong>
      </p>
      <p className="second">{text}</p>
    </div>
  );
}

const NONE = cents(0);

interface CodeProps extends Pick<PayDialogProps, 'accounts' | 'canKeep' | 'onClose'> {
  readonly code: PaynowCode;
  readonly order: OrderState;
  readonly settled: Settled;
  readonly pay: Pay;
  readonly checking: Cents;
}

function Code({ code, order, settled, pay, accounts, checking, canKeep, onClose }: CodeProps) {
  const { hasExpired } = useCountdown(code.expiredAt);
  const toPay = toPayOf(accounts);
  const stage = codeStage({ status: order.status, hasExpired, owed: owedBy(pay.rows) });
  if (stage === 'checking')
    return (
      <CheckingStep
        orderId={code.orderId}
        amount={code.amount}
        unmatched={order.unmatched}
        rest={settled.isKnown && toPay > 0 ? { toPay, onPay: pay.payRest } : null}
        onClose={onClose}
      />
    );
  const sentBack = <SentBack unmatched={order.unmatched} asked={code.amount} />;
  if (stage === 'covered') return <CoveredStep checking={checking} onInsist={pay.insist} onClose={onClose} />;
  if (stage === 'settled')
    return (
      <>
        {sentBack}
        <Nothing text={copy.expired.settled} />
      </>
    );
  if (stage === 'ended') {
    // Part of it was paid another way meanwhile: no code for the same amount can be had.
    const again = isStillOwed(code, accounts) ? () => pay.regenerate(code) : pay.payRest;
    return (
      <>
        {sentBack}
        <ExpiredStep
          key={code.orderId}
          code={code}
          busy={pay.busy || settled.isAsking}
          onRegenerate={again}
        />
      </>
    );
  }
  const about = (
    <>
      {aboutOf(code, accounts)} <TextButton onClick={pay.change}>{copy.code.change}</TextButton>
    </>
  );
  return (
    <>
      {sentBack}
      <CodeStep code={code} about={about} canKeep={canKeep} isReached={order.isReached} />
    </>
  );
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
  const rest = addCents(owing.toPay, negateCents(only.amount));
  if (rest > 0) return copy.code.part(rest);
  return only.amount < owing.amount ? copy.code.allLeft : copy.code.full(owing.due);
}
