/** /edit-account and its twin for staff: which account the address names, and where the page leads. */
import { MOST_PREFERENCES } from '@portal/contract/http';
import { findEditBlock } from '@portal/domain/account-kind';
import { canonicalAccountNo } from '@portal/domain/account-number';
import { isComponentShown } from '@portal/domain/availability/switches';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { use, useState } from 'react';
import {
  accountDetailsCopy,
  EditAccountPage,
  type EditOutcome,
  findPageOfAccount,
  type OtherAccounts,
} from '../../../features/account-details/index.ts';
import { type Account, type AccountsResult, useKnownAccounts } from '../../../features/accounts/index.ts';
import { profileQuery } from '../../../features/session/index.ts';
import { BasePathContext } from '../../../lib/base-path.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { showToast } from '../../../ui/dialogs/toast.ts';
import { selectedAccounts } from '../../account/billed.ts';

/** It must be an account of the selected premises (readings §1). Without a number: the first that may be edited. */
function findAccount(
  selected: readonly Account[],
  spelling: string | undefined,
  blockedTypes: readonly string[] | undefined,
): Account | null {
  if (spelling === undefined)
    return selected.find((account) => findEditBlock(account, blockedTypes) === null) ?? null;
  const accountNo = canonicalAccountNo(spelling);
  return selected.find((account) => account.accountNo === accountNo) ?? null;
}

/** A holder of more accounts than one request can name changes them one by one. */
function countOthers(accounts: AccountsResult, bpNo: string | undefined): OtherAccounts {
  if (accounts.status !== 'success' || bpNo === undefined) return 'none';
  const count = [...accounts.premises.values()]
    .filter((each) => each.bp_no === bpNo)
    .flatMap((each) => each.accounts)
    .filter((accountNo) => accounts.accountList.get(accountNo)?.status !== 'Inactive').length;
  if (count > MOST_PREFERENCES) return 'too-many';
  return count > 1 ? 'some' : 'none';
}

export function EditAccount() {
  const navigate = useNavigate();
  const { account: spelling } = useSearch({ strict: false });
  const isForStaff = use(BasePathContext) === '/internal';
  const [round, setRound] = useState(0);
  const config = useConfig();
  const profile = useQuery(profileQuery());
  const source = useSourceLabel() === 'M' ? 'M' : 'W';
  const accounts = useKnownAccounts();
  // Those before, while another premises is being selected: if that fails, the form is still as it was left.
  const selected = accounts.status === 'success' ? accounts.selectedAccount : null;
  const found = selected && findAccount(selected, spelling, config?.editBlockedTypes);
  const account = found ?? (selectedAccounts(accounts) === null ? undefined : null);
  const isShown = (name: 'retailerAccess' | 'cancelButton') =>
    config === null || isComponentShown(config.components, name);

  // Staff have no page of account details: theirs begins anew.
  const leave = (editOutcome?: EditOutcome) => {
    if (isForStaff) return setRound((count) => count + 1);
    const page = findPageOfAccount(selected ?? [], account?.accountNo ?? null);
    void navigate({
      to: '/account-details',
      search: page > 1 ? { page: String(page) } : {},
      replace: true,
      state: editOutcome ? { editOutcome } : {},
    });
  };
  return (
    <EditAccountPage
      key={round}
      account={account}
      otherAccounts={countOthers(accounts, account?.bpNo)}
      email={profile.data?.email ?? null}
      source={source}
      has={{ retailerAccess: isShown('retailerAccess'), cancelButton: isShown('cancelButton') }}
      onSaved={() => {
        if (isForStaff) showToast(accountDetailsCopy.saved);
        leave('saved');
      }}
      onCancel={() => leave()}
      onUnavailable={(isTold) => leave(isTold ? 'unavailable' : undefined)}
    />
  );
}
