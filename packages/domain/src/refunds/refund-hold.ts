/**
 * How long a refund to a new bank account is held (T25, ADR 68). Somebody who has taken over a login could set up GIRO from
 * a bank account of their own and be paid the holder's credit there: until the hold ends, the holder can hear of it.
 */
import { addDays, type SgDay } from '../sg-time.ts';
import { NEW_PLACE_DAYS } from './refund-method.ts';

/** The bank account that GIRO uses. */
export interface BankAge {
  /** When its GIRO came into force. */
  readonly since: SgDay;
  /** When the account was last linked to a login; null: never. */
  readonly linkedOn: SgDay | null;
}

/**
 * Held is what is new twice: a bank account that is new, of an account with a new link. The order of the two does not
 * count, as who has set up GIRO may be unlinked, or linked again.
 * @param checkBy the last day of the check, which every refund waits for
 * @returns the day on which the hold ends; null: not later than the check
 */
export function findHeldUntil({ since, linkedOn }: BankAge, checkBy: SgDay): SgDay | null {
  const end = addDays(linkedOn !== null && linkedOn < since ? linkedOn : since, NEW_PLACE_DAYS);
  return end > checkBy ? end : null;
}
