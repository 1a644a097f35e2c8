/**
 * Whether an account may ask for a refund, as a code, and the text of each code (S2 §5 §8, S3 §5.8 §8, readings §12).
 * The amount is the whole credit of the ledger; nothing that a caller sends changes it.
 */
import type { AccountStanding } from '../account-kind.ts';
import { type Cents, cents } from '../money.ts';

/**
 * 100 may ask, 901 not eligible, 902 a refund is in process, 903 the credit is above the limit, 904 no credit, 905 the
 * holder owes overdue amounts on another account.
 */
export const eligibilityCodes = ['100', '901', '902', '903', '904', '905'] as const;
export type EligibilityCode = (typeof eligibilityCodes)[number];

/** A credit above 1,000 dollars is not refunded online; exactly 1,000.00 is (S2 §5, readings §1). */
const REFUND_LIMIT = cents(100_000);

export interface RefundFacts extends Pick<AccountStanding, 'system' | 'status'> {
  /** Sum of the ledger; negative is a credit. */
  readonly outstanding: Cents;
  /** Overdue on other accounts of the same holder. */
  readonly arrears: Cents;
  /** A refund of this account is under way. */
  readonly isPending: boolean;
}

export function judgeRefund({ system, outstanding, arrears, isPending }: RefundFacts): EligibilityCode {
  if (system !== 'EBS') return '901';
  if (isPending) return '902';
  if (outstanding >= 0) return '904';
  if (-outstanding > REFUND_LIMIT) return '903';
  return arrears > 0 ? '905' : '100';
}

/** 100: an open account; 101: it has been finalized. */
export const toRetrieveCode = ({ status }: Pick<AccountStanding, 'status'>): '100' | '101' =>
  status === 'Active' ? '100' : '101';

export const eligibilityTexts = {
  inProcess:
    'There is an existing refund in process. Once the refund is completed, you can submit a new refund request. You may also change your refund method below.',
  contactForm:
    'We are unable to process your request. Please submit your request via our Contact Us form on our website or app.',
  noCredit: 'Our records show that your account has no credit balance for refund.',
  finalized:
    'Our records show that your account has been finalized and there is no credit balance for refund.',
  notEligible: 'Your account is not eligible for refund.',
} as const;

/** @returns the fixed text; null for an account that may ask */
export function getEligibilityText(code: string, retrieveCode = '100'): string | null {
  switch (code) {
    case '100':
      return null;
    case '902':
      return eligibilityTexts.inProcess;
    case '903':
    case '905':
      return eligibilityTexts.contactForm;
    case '904':
      return retrieveCode === '100' ? eligibilityTexts.noCredit : eligibilityTexts.finalized;
    default:
      return eligibilityTexts.notEligible;
  }
}
