/** Whether letters can be shown for a premises (S2 §6, readings §11). */
import type { AccountKind } from '../account-kind.ts';

/** Letters come from EBS: only a premises without an account there has none. */
export function hasLetters(accountsOfPremises: readonly Pick<AccountKind, 'system'>[]): boolean {
  return accountsOfPremises.some(({ system }) => system === 'EBS');
}
