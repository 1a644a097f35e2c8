/** The other accounts that a change of all accounts reaches, asked for when the tick is set. */
import { useQuery } from '@tanstack/react-query';
import type { EditFacts } from './edit.rules.ts';
import { holderPreferenceQuery } from './preference.query.ts';

interface HolderAccounts extends Pick<EditFacts, 'others' | 'all'> {
  askAgain(): void;
}

/** @param accountNo the account that is edited; null: the tick is not set */
export function useHolderAccounts(accountNo: string | null): HolderAccounts {
  const { data, isError, refetch } = useQuery(holderPreferenceQuery(accountNo));
  const askAgain = () => void refetch();
  if (accountNo === null) return { others: [], all: 'known', askAgain };
  if (data === undefined) return { others: [], all: isError ? 'failed' : 'asking', askAgain };
  const others = data.accounts
    .filter((each) => each.accountNo !== accountNo)
    .map(({ bpNo, system, services, ...preference }) => ({
      account: { accountNo: preference.accountNo, bpNo, system, services },
      preference,
    }));
  return { others, all: 'known', askAgain };
}
