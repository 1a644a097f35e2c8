/** The selected premises as the calls of bill insights name it. */
import type { Input } from '@portal/contract';
import { createContext } from 'react';

export type InsightsPremises = Input<'consumption:checkShow'>;

/** null: not known yet. Where nobody provides it, the feature alone decides whether a link shows. */
export const InsightsPremisesContext = createContext<InsightsPremises | null | undefined>(undefined);

interface PremisesAccount {
  readonly system: 'EBS' | 'MSSL';
  readonly premiseNo: string;
}

/** null: there is no account, or none is known. */
export function namePremises(accounts: readonly PremisesAccount[] | null): InsightsPremises | null {
  const numberIn = (system: PremisesAccount['system']) =>
    accounts?.find((account) => account.system === system)?.premiseNo ?? null;
  const numbers = { ebsPremiseNo: numberIn('EBS'), msslPremiseNo: numberIn('MSSL') };
  return (numbers.ebsPremiseNo ?? numbers.msslPremiseNo) === null ? null : numbers;
}
