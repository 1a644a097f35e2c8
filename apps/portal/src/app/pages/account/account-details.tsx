/**
 * /account-details: hands the page the accounts of the selected premises, which the address may name by one of them, the
 * page of them, and the result of an edit that led here.
 */
import { canonicalAccountNo } from '@portal/domain/account-number';
import { isComponentShown } from '@portal/domain/availability/switches';
import { sgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  AccountDetailsPage,
  type EditOutcome,
  findPageOfAccount,
} from '../../../features/account-details/index.ts';
import {
  type AccountsResult,
  isShared,
  UtilityTiles,
  useAccounts,
} from '../../../features/accounts/index.ts';
import { activityQuery } from '../../../features/activity/index.ts';
import { delegatesQuery } from '../../../features/delegates/index.ts';
import { profileQuery } from '../../../features/session/index.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { selectedAccounts } from '../../account/billed.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Of an edit, told once where it leads back to. */
    editOutcome?: EditOutcome;
  }
}

/** Facts beside the links to the people with access and to the activity. The page does not wait for them. */
function useLinkFacts(accounts: AccountsResult) {
  const premises = accounts.status === 'success' && !accounts.selecting ? accounts.selectedPremises : null;
  const own = isShared(premises) ? null : premises;
  const people = useQuery(delegatesQuery(own && { bpNo: own.bp_no, premiseNo: own.premiseNo })).data;
  const latest = useQuery(activityQuery(own && { who: 'staff', page: 1 })).data?.rows[0];
  return {
    others: people
      ? {
          viewers: people.delegates.filter(({ state }) => state === 'active').length,
          holders: people.otherHolders,
        }
      : null,
    byStaff: latest ? { day: sgDay(latest.day), isChange: latest.isChange } : null,
  };
}

export function AccountDetails() {
  const config = useConfig();
  const profile = useQuery(profileQuery());
  const navigate = useNavigate();
  const outcome = useOutcomeOnce();
  const { account, page } = useSearch({ from: '/signed-in/account-details' });
  const accounts = useAccounts(account);
  const selected = selectedAccounts(accounts);
  const named = account === undefined ? null : canonicalAccountNo(account);
  return (
    <AccountDetailsPage
      accounts={selected}
      page={page ?? String(findPageOfAccount(selected ?? [], named))}
      email={profile.data?.email ?? null}
      outcome={outcome}
      contact={config?.links.contactUs ?? null}
      hasRetailerAccess={config === null || isComponentShown(config.components, 'retailerAccess')}
      {...useLinkFacts(accounts)}
      drawUtilities={(account) => (
        <UtilityTiles
          services={selected?.find((each) => each.accountNo === account.accountNo)?.services ?? []}
        />
      )}
      onPage={(next) =>
        void navigate({
          to: '/account-details',
          search: next > 1 ? { page: String(next) } : {},
          resetScroll: false,
        })
      }
    />
  );
}

/** Taken out of the history at once: a reload and Back do not tell it again. */
function useOutcomeOnce(): EditOutcome | null {
  const navigate = useNavigate();
  const inHistory = useLocation({ select: ({ state }) => state.editOutcome });
  const [outcome] = useState(inHistory ?? null);
  useEffect(() => {
    if (inHistory !== undefined)
      void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false });
  }, [inHistory, navigate]);
  return outcome;
}
