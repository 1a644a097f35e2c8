/**
 * Which premises is selected, for every page. Lives in the query cache beside the accounts, so that it
 * goes when the person goes; never in the address or on the server. A reload keeps it, and a new tab begins with the
 * newest one (remembered-premises.ts).
 */
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { accountQuery, withFetchedPremises } from './get-account.query.ts';
import { type AccountsAnswer, accountsQuery } from './get-accounts.query.ts';
import {
  type Account,
  buildDirectory,
  listAccounts,
  mustFetchFirst,
  type Premises,
  premisesKey,
  premisesOfAccount,
} from './premises/premises.ts';
import { hearOtherTabs, rememberedPremises, rememberPremises } from './premises/remembered-premises.ts';

/** Premises chosen on this visit; empty until someone chooses. */
export interface Choice {
  /** Key of the chosen premises; null = the default one. */
  readonly key: string | null;
  /** Key of the premises that is being fetched before it can be selected. */
  readonly pendingKey: string | null;
  /** The last selection failed; the premises from before it stays. */
  readonly failed: boolean;
}

/** The address names a premises, or it is the remembered one; the default is for this page alone, not for its reload. */
type ChoiceOrigin = 'person' | 'address' | 'default';

const choiceKey = ['accounts', 'choice'] as const;
const NOTHING_CHOSEN: Choice = { key: null, pendingKey: null, failed: false };

export function useChoice(): Choice {
  const { data } = useQuery({
    queryKey: choiceKey,
    queryFn: skipToken,
    initialData: NOTHING_CHOSEN,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NOTHING_CHOSEN;
}

/** A premises is chosen, or is being fetched for it. */
export function hasChoice(client: QueryClient): boolean {
  const { key, pendingKey } = client.getQueryData<Choice>(choiceKey) ?? NOTHING_CHOSEN;
  return key !== null || pendingKey !== null;
}

const otherTabKey = ['accounts', 'other-tab'] as const;

/**
 * Mounted once behind the sign-in, as a tab hears of a choice in another one on pages without a premises bar, too; the next
 * bar says so.
 */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(
    () => hearOtherTabs((digest) => client.setQueryData<string | null>(otherTabKey, digest)),
    [client],
  );
}

/** Digest of the premises chosen last in another tab; null: none, put away, or this tab has chosen since. */
export function useOtherTabChoice(): { readonly digest: string | null; forget(): void } {
  const client = useQueryClient();
  const { data = null } = useQuery<string | null>({
    queryKey: otherTabKey,
    queryFn: skipToken,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { digest: data, forget: () => client.setQueryData<string | null>(otherTabKey, null) };
}

/** The premises of the account in the address, else the remembered one; null: neither is there. */
export function findNamed(answer: AccountsAnswer, accountInAddress: string | undefined): Premises | null {
  return accountInAddress === undefined
    ? rememberedPremises(answer)
    : premisesOfAccount(buildDirectory(answer), accountInAddress);
}

/** The premises that pages show: the chosen one, else that of the address, else the remembered one, else the default. */
export function findSelectedPremises(
  answer: AccountsAnswer,
  choice: Choice,
  accountInAddress: string | undefined,
): Premises | null {
  const directory = buildDirectory(answer);
  if (choice.key !== null) return directory.premises.get(choice.key) ?? directory.defaultPremises;
  const named = findNamed(answer, accountInAddress);
  return named && !mustFetchFirst(answer, named) ? named : directory.defaultPremises;
}

/** The accounts of the premises that pages show before anybody has chosen one. */
export function accountsAtFirst(
  answer: AccountsAnswer,
  accountInAddress: string | undefined,
): readonly Account[] {
  return listAccounts(buildDirectory(answer), findSelectedPremises(answer, NOTHING_CHOSEN, accountInAddress));
}

/**
 * Selects a premises (S1 §4 'Selecting premises'): one of version v2 that was not fetched is fetched
 * first, by its first account number; if that fails the premises selected before stays.
 * @returns whether it is selected now
 */
export async function selectPremises(
  client: QueryClient,
  key: string,
  origin: ChoiceOrigin = 'person',
): Promise<boolean> {
  const answer = client.getQueryData(accountsQuery().queryKey);
  const premises = answer && buildDirectory(answer).premises.get(key);
  if (!answer || !premises) return false;
  const before = client.getQueryData<Choice>(choiceKey) ?? NOTHING_CHOSEN;
  const [firstAccount] = premises.accounts;
  if (!mustFetchFirst(answer, premises) || firstAccount === undefined) {
    settle(client, before, key, origin);
    return true;
  }
  client.setQueryData<Choice>(choiceKey, { ...before, pendingKey: key, failed: false });
  const isStillWanted = () => client.getQueryData<Choice>(choiceKey)?.pendingKey === key;
  try {
    const fetched = await client.fetchQuery(accountQuery(firstAccount));
    client.setQueryData(accountsQuery().queryKey, (now) => now && withFetchedPremises(now, fetched));
    // Somebody who chose again in the meantime gets the later choice.
    if (!isStillWanted()) return false;
    settle(client, before, premisesKey(fetched.premises), origin);
    return true;
  } catch {
    if (isStillWanted()) {
      client.setQueryData<Choice>(choiceKey, { key: before.key, pendingKey: null, failed: true });
    }
    return false;
  }
}

function settle(client: QueryClient, before: Choice, key: string, origin: ChoiceOrigin): void {
  client.setQueryData<Choice>(choiceKey, { key, pendingKey: null, failed: false });
  // A choice in another tab is old once this one shows another premises; the first one of a tab is no change.
  if (origin === 'person' || (before.key !== null && before.key !== key))
    client.setQueryData<string | null>(otherTabKey, null);
  if (origin !== 'default') rememberPremises(key, origin === 'person');
}

export function useSelectPremises(): (key: string, origin?: ChoiceOrigin) => Promise<boolean> {
  const client = useQueryClient();
  return useCallback((key, origin) => selectPremises(client, key, origin), [client]);
}

/** Selects the premises of an account; nothing for an account of nobody here. */
export function useSelectAccount(): (accountNo: string) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (accountNo: string) => {
      const answer = client.getQueryData(accountsQuery().queryKey);
      const premises = answer && premisesOfAccount(buildDirectory(answer), accountNo);
      if (premises) await selectPremises(client, premisesKey(premises));
    },
    [client],
  );
}

/** Takes the alert of a failed selection away. */
export function useForgetFailure(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    client.setQueryData<Choice>(choiceKey, (choice) => choice && { ...choice, failed: false });
  }, [client]);
}
