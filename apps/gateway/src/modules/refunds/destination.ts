/** Where the money of a refund goes: what is stored of the choice, and what the treasury needs to pay it. */
import type { RefundDetails } from '@portal/contract/requests/requests.contract';
import type { AccountNo } from '@portal/domain/account-number';
import type { Cents } from '@portal/domain/money';
import type { MethodChoice, RefundMethodCode } from '@portal/domain/refunds/refund-method';
import type { Destination } from '../../ports/treasury/port.ts';
import type { RefundRecord } from './refund-facts.store.ts';

export interface RefundChoice extends MethodChoice {
  readonly suffix: string;
}

/** As the ledger has them; null: there is none. */
export const channels = {
  '02': 'CHEQUE',
  '03': 'BANK',
  '04': 'TRANSFER',
  '08': 'PAYNOW',
  '09': null,
} as const satisfies Readonly<Record<RefundMethodCode, string | null>>;

const FOUR = -4;

/** Last characters of what the method names, as the customer knows it. */
function findEnding({ code, proxyType, suffix }: RefundChoice, record: RefundRecord): string {
  if (code === '03' && record.bank) return `${record.bank.name} ending ${record.bank.lastFour}`;
  if (code !== '08') return '';
  if (proxyType === 'MSISDN') return (record.mobile ?? '').slice(FOUR);
  return proxyType === 'NRIC' ? (record.idFragment ?? '') : `${(record.uen ?? '').slice(FOUR)}${suffix}`;
}

/** Of a refund that is not held. */
export function toDetails(
  choice: RefundChoice,
  amount: Cents,
  record: RefundRecord,
): Omit<RefundDetails, 'heldUntil'> {
  return {
    amount,
    method: choice.code,
    proxyType: choice.proxyType,
    suffix: choice.suffix,
    transferToAccount: choice.code === '04' ? choice.transferToAccount : null,
    bankId: choice.code === '03' ? choice.bankId : null,
    ending: findEnding(choice, record),
  };
}

export function toChoice({
  method,
  proxyType,
  suffix,
  transferToAccount,
  bankId,
}: RefundDetails): RefundChoice {
  return {
    code: method,
    proxyType,
    suffix,
    transferToAccount: transferToAccount as AccountNo | null,
    bankId,
  };
}

/** With the country code of a number that was kept without. */
const toMobile = (mobile: string): string => {
  const digits = mobile.replace(/[\s-]/g, '');
  return digits.startsWith('+') ? digits : `+65${digits}`;
};

/** @returns null for a method that the treasury does not pay, or that names nothing. @param address of the holder, on one line */
export function toDestination(
  { code, proxyType, suffix, bankId }: RefundChoice,
  { mobile, uen }: RefundRecord,
  address: string,
): Destination | null {
  if (code === '02') return { method: '02', address };
  if (code === '03' && bankId !== null) return { method: '03', bankId };
  if (code !== '08' || proxyType === null) return null;
  if (proxyType === 'NRIC') return { method: '08', proxyType, proxyValue: null };
  const proxyValue =
    proxyType === 'MSISDN' ? mobile && toMobile(mobile) : uen && `${uen}${suffix.toUpperCase()}`;
  return proxyValue ? { method: '08', proxyType, proxyValue } : null;
}
