/** Whether half hours may be asked for at all, and of which accounts; else why not. Pure. */
import type { Service } from '@portal/domain/utility-names';

export interface MeteredAccount {
  readonly accountNo: string;
  readonly status: 'Active' | 'Inactive';
  readonly services: readonly Service[];
}

export type HalfHourly =
  | { readonly accountNos: readonly string[] }
  | { readonly reason: 'inactive' | 'prepaid' | 'noElectricity' | 'tooMany' };

/** The most accounts that one call takes. */
const MOST_ACCOUNTS = 50;

/** S2 §4: electricity starts hourly if none of the selected accounts that carry it is inactive. */
export function decideHalfHourly(accounts: readonly MeteredAccount[]): HalfHourly {
  const electricity = accounts.filter(({ services }) => services.includes('electricity'));
  if (electricity.length === 0) {
    const prepaid = accounts.some(({ services }) => services.includes('prepaidElectricity'));
    return { reason: prepaid ? 'prepaid' : 'noElectricity' };
  }
  if (electricity.some(({ status }) => status === 'Inactive')) return { reason: 'inactive' };
  if (electricity.length > MOST_ACCOUNTS) return { reason: 'tooMany' };
  return { accountNos: electricity.map(({ accountNo }) => accountNo).sort() };
}
