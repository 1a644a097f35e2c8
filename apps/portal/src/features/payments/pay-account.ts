/** An account as somebody pays for it: what it owes, by when, and whether the sum is collected anyway. */
import type { Cents } from '@portal/domain/money';
import type { AccountDue } from '@portal/domain/payment-parts';
import type { SgDay } from '@portal/domain/sg-time';

export interface PayAccount extends AccountDue {
  readonly bpNo: string;
  readonly system: 'EBS' | 'MSSL';
  /** 'Electricity', 'Water & Gas': what it is for, in the words of the accounts. */
  readonly label: string;
  /** null: nothing is due. */
  readonly due: SgDay | null;
  /** The days on which something of it is taken without the customer, the soonest first. */
  readonly deductions: readonly { readonly on: SgDay; readonly amount: Cents }[];
  /** Money for it that is being checked: the amount is not lowered by it. */
  readonly checking: Cents;
  /** The amount less what is being checked, never negative. */
  readonly toPay: Cents;
}

/** 'giro', 'card': the sum will be taken; null: it waits to be paid. */
export function collectedBy({
  isGiroEnabled,
  isRecurringEnabled,
}: Pick<AccountDue, 'isGiroEnabled' | 'isRecurringEnabled'>): 'giro' | 'card' | null {
  if (isGiroEnabled) return 'giro';
  return isRecurringEnabled ? 'card' : null;
}
