/**
 * Paying by PayNow: amounts, the code, and what becomes of it, until the receipt. Accounts, the amounts that they
 * owe and on which device it happens is the app's to know.
 */
import { addCents, type Cents, cents, negateCents } from '@portal/domain/money';
import { type PaymentPart, sumParts } from '@portal/domain/payment-parts';
import { useEffect } from 'react';
import { TextButton } from '../../ui/actions/button.tsx';
import { sumToPay } from './amounts/amounts.rules.ts';
import { AmountsStep } from './amounts/amounts-step.tsx';
import { AskingStep, CheckingStep, CoveredStep, SentBack } from './code/checking-step.tsx';
import { CodeOpening } from './code/code-opening.tsx';
import { CodeStep } from './code/code-step.tsx';
import { ExpiredStep } from './code/expired-step.tsx';
import type { PaynowCode } from './code/paynow-code.ts';
import { type Pay, usePay } from './code/use-pay.ts';
import { copy } from './copy.ts';
import { type Maintenance, usePaynowMaintenance } from './maintenance.query.ts';
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
  /** The amount that a page asks to be paid first; null or left out: all that is owed. */
  readonly wanted?: PaymentPart | null;
  /** 'Blk 9 Jalan Rajah #03-02'. */
  readonly premises: string;
  /** false where the device is not one's own: nothing is saved or handed on. */
  readonly canKeep: boolean;
  /** It cancels no payment. */
  onClose(): void;
  /** It has been paid: what the receipt's address is, is the app's to know. */
  onPaid?(orderId: string): void;
}

export function PayDialog({ undivided = NONE, wanted = null, ...props }: PayDialogProps) {
  const { accounts, premises, canKeep, onClose, onPaid } = props;
  const maintenance = usePaynowMaintenance();
  const pay = usePay(accounts, maintenance, wanted);
  const { screen, rows } = pay;
  const paid = screen.kind === 'paid' ? screen.code.orderId : undefined;
  useEffect(() => {
    if (paid !== undefined) onPaid?.(paid);
  }, [paid, onPaid]);

  if (screen.kind === 'paid')
    return (
      <ReceiptDialog
        orderId={screen.code.orderId}
        premises={premises}
        balance={screen.order.figures === 'after' ? sumParts(accounts) : null}
        canKeep={canKeep}
        onClose={onClose}
      />
    );
  return (
    <PayFrame
      onClose={onClose}
      stands={'code' in screen ? `${screen.code.orderId} ${screen.order.status}` : screen.kind}
      lead={screen.kind === 'amounts' ? copy.amounts.lead(rows.length, premises) : undefined}
    >
      {maintenance.state === 'told' && (
        <div className={styles.strip}>
          <MaintenanceStrip message={maintenance.message} />
        </div>
      )}
      {'code' in screen && screen.kind !== 'checking' && (
        <SentBack unmatched={screen.order.unmatched} requestedAmount={screen.code.amount} />
      )}
      <Screen {...{ accounts, undivided, canKeep, onClose, maintenance, pay }} />
    </PayFrame>
  );
}

interface ScreenProps extends Pick<PayDialogProps, 'accounts' | 'canKeep' | 'onClose'> {
  readonly pay: Pay;
  readonly maintenance: Maintenance;
  readonly undivided: Cents;
}

function Screen({ pay, accounts, undivided, maintenance, canKeep, onClose }: ScreenProps) {
  const { screen } = pay;
  const checking = addCents(undivided, ...accounts.map((each) => each.checking));
  const toPay = sumToPay(accounts);
  switch (screen.kind) {
    case 'nothing':
      return <Nothing text={copy.amounts.nothingText} />;
    case 'covered':
      return <CoveredStep checking={checking} onInsist={pay.insist} onClose={onClose} />;
    case 'amounts':
      return <AmountsStep {...{ pay, maintenance, undivided }} isChanging={screen.isChanging} />;
    case 'confirming':
      return (
        <AskingStep
          total={sumParts(screen.parts)}
          checking={checking}
          toPay={toPay}
          busy={pay.busy}
          onChange={pay.payRest}
          onInsist={pay.insist}
        />
      );
    case 'opening':
      return <CodeOpening />;
    case 'maintenance':
      return (
        <div className={styles.nothing}>
          <MaintenanceSentence message={maintenance.message} />
        </div>
      );
    case 'payable': {
      const about = (
        <>
          {formatAbout(screen.code, accounts)}{' '}
          <TextButton onClick={pay.change}>{copy.code.change}</TextButton>
        </>
      );
      return (
        <CodeStep code={screen.code} about={about} canKeep={canKeep} isReached={screen.order.isReached} />
      );
    }
    case 'checking':
      return (
        <CheckingStep
          orderId={screen.code.orderId}
          amount={screen.code.amount}
          unmatched={screen.order.unmatched}
          rest={screen.hasRest ? { toPay, onPay: pay.payRest } : null}
          onClose={onClose}
        />
      );
    case 'ended':
      return (
        <ExpiredStep
          code={screen.code}
          reason={screen.reason}
          busy={pay.busy}
          onRegenerate={pay.regenerate}
        />
      );
    case 'settled':
      return <Nothing text={copy.expired.settled} />;
    case 'paid':
      return null;
  }
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

/** The amount as a part of the amount due. */
function formatAbout({ parts }: PaynowCode, accounts: readonly PayAccount[]): string {
  const [only, ...others] = parts;
  if (only === undefined || others.length > 0) return copy.code.several(parts.length);
  const owing = accounts.find(({ account }) => account === only.account);
  if (owing === undefined) return copy.code.full(null);
  const rest = addCents(owing.toPay, negateCents(only.amount));
  if (rest > 0) return copy.code.part(rest);
  return only.amount < owing.amount ? copy.code.allLeft : copy.code.full(owing.due);
}
