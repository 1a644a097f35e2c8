/** Whether meter readings concern the selected accounts at all, decided before anything is asked (S1 §2). */
import type { Service } from '@portal/domain/utility-names';

/** The part of an account that the card needs. */
export interface MeteredAccount {
  readonly accountNo: string;
  readonly status: 'Active' | 'Inactive';
  readonly services: readonly Service[];
}

export type Applicability = 'applicable' | 'master' | 'none';

/** None: no account has a service, or every account is inactive; a master user reads no meters. */
export function decideApplicability(accounts: readonly MeteredAccount[], isMaster: boolean): Applicability {
  if (isMaster) return 'master';
  const hasServices = accounts.some(({ services }) => services.length > 0);
  const isActive = accounts.some(({ status }) => status !== 'Inactive');
  return hasServices && isActive ? 'applicable' : 'none';
}
