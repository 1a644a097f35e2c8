/** Words of the mails and of the acknowledgement of a refund. No word of a subject comes from outside. */
import type { RefundDetails } from '@portal/contract/requests/requests.contract';

/** 'PayNow, NRIC / FIN ending 567D' */
export function formatMethod({
  method,
  proxyType,
  ending,
  transferToAccount,
}: Pick<RefundDetails, 'method' | 'proxyType' | 'ending' | 'transferToAccount'>): string {
  switch (method) {
    case '02':
      return 'cheque to your mailing address';
    case '03':
      return `bank account, ${ending}`;
    case '04':
      return `transfer to the utilities account ending ${(transferToAccount ?? '').slice(LAST_DIGITS)}`;
    case '08':
      return `PayNow, ${proxyWords[proxyType ?? 'NRIC']} ending ${ending}`;
    case '09':
      return 'no method chosen';
  }
}

const LAST_DIGITS = -4;

const proxyWords = { NRIC: 'NRIC / FIN', MSISDN: 'mobile', UEN: 'UEN' } as const;

const formatWait = (day: string, isHeld: boolean): string =>
  isHeld
    ? `The bank account is new with us, and so is a login that has this utilities account. To keep your money safe, we hold the refund until ${day}.`
    : `We check your details by ${day}.`;

export const copy = {
  mails: {
    received: (amount: string, method: string, day: string, isHeld: boolean) => ({
      subject: 'We have received your refund request',
      text: `You asked for a refund of ${amount} by ${method}. ${formatWait(day, isHeld)} Until then you can cancel the request, or change the method if another one is available to you.`,
    }),
    changed: (amount: string, method: string, day: string, isHeld: boolean) => ({
      subject: 'Your refund method was changed',
      text: `Your refund of ${amount} will be paid by ${method}. ${formatWait(day, isHeld)}`,
    }),
    held: (amount: string, method: string, day: string) => ({
      subject: 'Your refund is held for some days',
      text: `Your refund of ${amount}, to be paid by ${method}, is not paid out yet. ${formatWait(day, true)} Until then you can cancel the request, or change the method if another one is available to you.`,
    }),
    actionRequired: (amount: string) => ({
      subject: 'Please choose how your refund is paid',
      text: `Your refund of ${amount} waits for a refund method. Choose one to be paid.`,
    }),
    inProgress: (amount: string, method: string, day: string) => ({
      subject: 'Your refund is being paid out',
      text: `The check has ended. Your refund of ${amount} is being paid by ${method}, by ${day} at the latest.`,
    }),
    refunded: (amount: string, method: string) => ({
      subject: 'Your refund has been paid',
      text: `We have paid your refund of ${amount} by ${method}.`,
    }),
    refused: (amount: string) => ({
      subject: 'Your refund could not be paid',
      text: `Your refund of ${amount} could not be paid out. The money is a credit on your account again, and you can submit a new request.`,
    }),
    cancelled: (amount: string) => ({
      subject: 'Your refund request is cancelled',
      text: `Your refund request of ${amount} is cancelled. Nothing is paid out, and the credit stays on your account.`,
    }),
    changeFailed: (amount: string) => ({
      subject: 'Your refund method was not changed',
      text: `Your refund method was not changed and your earlier request of ${amount} has been cancelled. Please submit a new request.`,
    }),
    arrears: (amount: string) => ({
      subject: 'Your refund request has ended',
      text: `Your refund of ${amount} was not paid out, because an amount on another of your accounts is overdue. The credit stays on your account. Please pay the overdue amount and submit a new request.`,
    }),
    creditUsed: (amount: string) => ({
      subject: 'Your refund request has ended',
      text: `Your refund request of ${amount} has ended: the credit was used for your bills before the check was over, and there is nothing left to refund.`,
    }),
  },
  paper: {
    title: 'Request for Refund',
    amount: 'Amount',
    method: 'Refund method',
    closing:
      'We refund the credit of this account once your details are checked. A refund by bank account may take up to 2 weeks and shows in your bank statement within 3 working days of completion.',
  },
} as const;
