/** Every word of the mails about accounts and their bills. No word of a subject comes from outside. */
import { type Cents, cents, formatSgd } from '@portal/domain/money';
import { formatDay, formatMonth, type SgDay, toMonth } from '@portal/domain/sg-time';
import type { BillToPay } from '../bills/public.ts';

const reason = 'the account is linked to your login';

const MOST_ENDINGS = 6;

/** @param endings last digits of the account numbers */
function name(endings: readonly string[]): string {
  if (endings.length === 1) return `your utilities account ending with ${endings[0]}`;
  const isLong = endings.length > MOST_ENDINGS;
  const named = endings.slice(0, isLong ? MOST_ENDINGS - 1 : -1);
  const last = isLong ? `${endings.length - named.length} more` : endings.at(-1);
  return `your utilities accounts ending with ${named.join(', ')} and ${last}`;
}

export const addressChanged = (endings: readonly string[], from: SgDay) => ({
  subject: 'Your mailing address will change',
  title: 'Your mailing address will change',
  text: `We have a new mailing address for ${name(endings)}. Bills and letters go there from ${formatDay(from)}. For your safety the address is not in this e-mail: log in to check it.`,
  act: 'Check your account details',
  reason,
});

export const preferenceChanged = (endings: readonly string[]) => ({
  subject: 'Your account settings have changed',
  title: 'Your account settings have changed',
  text: `How bills reach you, or who may ask for your electricity data, has changed for ${name(endings)}. Log in to see the settings.`,
  act: 'Check your account details',
  reason,
});

interface IssuedBill extends BillToPay {
  readonly ending: string;
}

export const billIssued = ({ ending, ...bill }: IssuedBill) => ({
  subject: 'Your new bill is ready',
  title: `Your ${formatMonth(toMonth(bill.issuedOn))} bill is ready`,
  text: `The bill for your utilities account ending with ${ending} comes to ${formatSgd(bill.payable)}. ${describePayment(bill)}`,
  act: 'See your bill',
  reason: 'you get your bills by e-mail',
});

/** Nobody is asked to pay what is paid already, or will be deducted. */
function describePayment({ payable, left, dueOn, deduction }: BillToPay): string {
  if (left <= 0) return 'There is nothing to pay for it.';
  const part = (amount: Cents) => (amount === payable ? 'This amount' : formatSgd(amount));
  if (deduction === null) {
    return left === payable
      ? `Please pay it by ${formatDay(dueOn)}.`
      : `${part(left)} is still to be paid: please pay it by ${formatDay(dueOn)}.`;
  }
  const rest = cents(left - deduction.amount);
  const paying =
    rest > 0
      ? `Please pay the other ${formatSgd(rest)} by ${formatDay(dueOn)}.`
      : 'Paying now may charge you twice.';
  return `${part(deduction.amount)} will be deducted on ${formatDay(deduction.on)}. ${paying}`;
}
