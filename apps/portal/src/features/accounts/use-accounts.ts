/**
 * The account state of the specification (S1 §3) in one hook: default, selected and active premises,
 * the selected accounts, features. Every page of the portal learns from it which accounts it is about.
 */
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type AccountsAnswer, accountsQuery } from './get-accounts.query.ts';
import { type Feature, featuresQuery } from './list-features.query.ts';
import {
  type Account,
  buildDirectory,
  listAccounts,
  type Premises,
  type PremisesDirectory,
  premisesKey,
} from './premises/premises.ts';
import {
  type Choice,
  findNamed,
  findSelectedPremises,
  hasChoice,
  useChoice,
  useSelectPremises,
} from './selection.ts';

export interface AccountsState extends PremisesDirectory {
  readonly selectedPremises: Premises | null;
  readonly selectedKey: string | null;
  /** Accounts of the selected premises. */
  readonly selectedAccount: readonly Account[];
  readonly master: boolean;
  /** A premises is being fetched before it can be selected: cards wait. */
  readonly selecting: boolean;
  readonly selectionFailed: boolean;
  /** Undefined until known and after a failure: what a feature gates stays hidden. */
  readonly features: readonly Feature[] | undefined;
  /** The features have come or cannot be had: what is hidden now stays hidden. */
  readonly featuresSettled: boolean;
}

export type AccountsResult =
  | { readonly status: 'loading' }
  | { readonly status: 'fail'; readonly error: Error; retry(): Promise<boolean> }
  | ({ readonly status: 'success' } & AccountsState);

/** @param accountInAddress the 'account' query parameter, in any spelling */
export function useAccounts(accountInAddress?: string): AccountsResult {
  return useAccountState(useQuery(accountsQuery()), accountInAddress);
}

/** Known accounts, for the frame around a page: whether to ask is for the page to decide. */
export function useKnownAccounts(): AccountsResult {
  return useAccountState(useQuery({ ...accountsQuery(), enabled: false }));
}

function useAccountState(query: UseQueryResult<AccountsAnswer>, accountInAddress?: string): AccountsResult {
  const choice = useChoice();
  const answer = query.data;
  const directory = useMemo(() => answer && buildDirectory(answer), [answer]);
  const selectedPremises = answer ? findSelectedPremises(answer, choice, accountInAddress) : null;
  const isNamedAwaited = useFirstChoice(answer, accountInAddress, choice, selectedPremises);
  const selecting = choice.pendingKey !== null || isNamedAwaited;
  const features = useQuery(featuresQuery(selecting ? [] : (selectedPremises?.accounts ?? [])));

  if (!answer || !directory) return query.isError ? failure(query) : { status: 'loading' };
  return {
    status: 'success',
    ...directory,
    selectedPremises,
    selectedKey: selectedPremises && premisesKey(selectedPremises),
    selectedAccount: listAccounts(directory, selectedPremises),
    master: answer.master,
    selecting,
    selectionFailed: choice.failed,
    features: features.data,
    featuresSettled: !features.isPending,
  };
}

function failure(query: UseQueryResult): AccountsResult {
  const error = query.error ?? new Error('accounts');
  return { status: 'fail', error, retry: async () => (await query.refetch()).isSuccess };
}

/**
 * The premises in the address, the remembered one, or the default is selected once, so that no choice in another tab becomes
 * that of this one; a later choice of the person stays.
 * @returns whether another premises than that in the address, or the remembered one, is still selected
 */
function useFirstChoice(
  answer: AccountsAnswer | undefined,
  accountInAddress: string | undefined,
  choice: Choice,
  selected: Premises | null,
): boolean {
  const client = useQueryClient();
  const select = useSelectPremises();
  const isReady = answer !== undefined;
  const [handled, setHandled] = useState<{ readonly account: string | undefined }>();
  const isFree = accountInAddress !== undefined || choice.key === null;
  const named = answer && isFree ? findNamed(answer, accountInAddress) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address, not on each new answer
  useEffect(() => {
    if (!answer || !isFree) return;
    setHandled({ account: accountInAddress });
    // Another part of the page has chosen in this very moment, as the bar does by the address.
    if (accountInAddress === undefined && hasChoice(client)) return;
    const { defaultPremises } = buildDirectory(answer);
    if (named) void select(premisesKey(named), 'address');
    else if (defaultPremises && accountInAddress === undefined)
      void select(premisesKey(defaultPremises), 'default');
  }, [accountInAddress, isReady, select]);
  const isHandled = handled !== undefined && handled.account === accountInAddress;
  return named !== null && named !== selected && !isHandled;
}
