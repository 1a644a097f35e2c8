/** Ways in which the bills of an account are delivered, and who may see its electricity data (S3 §2.3 §5.1 §9). */

export interface BillOptions {
  /** By e-mail, to every login that has the account. */
  readonly isSoftCopy: boolean;
  /** By post, to the mailing address. */
  readonly isHardCopy: boolean;
}

export const billOptionTexts = {
  required: 'Please select at least one option',
  wholesale: 'Opting out of hard copy bills is not allowed on the wholesale plan.',
  holder: 'Field must be checked',
} as const;

/** Null: the options may be kept. */
export function findBillOptionsProblem(options: BillOptions, isWholesale: boolean): string | null {
  if (!options.isSoftCopy && !options.isHardCopy) return billOptionTexts.required;
  return isWholesale && !options.isHardCopy ? billOptionTexts.wholesale : null;
}

/** The options of another account that get applied to an account: on the wholesale plan the hard copy stays. */
export function applyBillOptions({ isSoftCopy, isHardCopy }: BillOptions, isWholesale: boolean): BillOptions {
  return { isSoftCopy, isHardCopy: isHardCopy || isWholesale };
}

/** How one bill goes out. A bill that no login can be told of goes by post, whatever was chosen. */
export function decideDelivery(
  { isSoftCopy, isHardCopy }: BillOptions,
  logins: number,
): { readonly byEmail: boolean; readonly byPost: boolean } {
  const byEmail = isSoftCopy && logins > 0;
  return { byEmail, byPost: isHardCopy || !byEmail };
}
