/** The accounts whose bills are shown, the source of their histories, and their account features. */
import { isSwitchedOn } from '@portal/domain/availability/availability';
import type { FeatureKey, FeatureName } from '@portal/domain/availability/features';
import { useMemo } from 'react';
import {
  type Account,
  type AccountsResult,
  isShared,
  useKnownAccounts,
} from '../../features/accounts/index.ts';
import type { BilledAccount } from '../../features/bills/index.ts';
import { useConfig } from '../../lib/use-config.ts';

/** null while it is not known whose data to ask for: before the accounts came, and during a selection. */
export function selectedAccounts(accounts: AccountsResult): readonly Account[] | null {
  return accounts.status === 'success' && !accounts.selecting ? accounts.selectedAccount : null;
}

/** An account as the bills calls name it. */
export function billed({ bpNo, accountNo, system, premiseNo }: BilledAccount): BilledAccount {
  return { bpNo, accountNo, system, premiseNo };
}

/** The accounts of the selected premises as the bills calls name them. */
export function useBilledAccounts(): readonly BilledAccount[] | null {
  const selected = selectedAccounts(useKnownAccounts());
  return useMemo(() => selected?.map(billed) ?? null, [selected]);
}

/** Readings §1: ppmsCustomer on: from the payments service; off: from the operations of bills. */
export function useHistorySource(): 'payments-service' | 'operations' {
  return useConfig()?.switches.ppmsCustomer === false ? 'operations' : 'payments-service';
}

/** U-Save and refunds: the configuration has them, and one of the selected accounts (readings §1). null: not known yet. */
export function useHistoryFeatures(): { readonly uSave: boolean; readonly refund: boolean } | null {
  const switches = useConfig()?.switches;
  const accounts = useKnownAccounts();
  if (!switches || accounts.status !== 'success' || !accounts.featuresSettled) return null;
  // U-Save and refunds are the holder's alone.
  if (isShared(accounts.selectedPremises)) return { uSave: false, refund: false };
  const has = (feature: FeatureName, accountFeature: FeatureKey) =>
    isSwitchedOn(feature, switches) &&
    (accounts.features ?? []).some(({ key, state }) => key === accountFeature && state);
  return { uSave: has('u-save', 'uSave'), refund: has('request-refund', 'refund') };
}
