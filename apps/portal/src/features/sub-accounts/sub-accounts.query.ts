/** The calls of sub-accounts: master accounts, a page of a list, the whole list as a file. */
import type { Input, Output } from '@portal/contract';
import { restPaths } from '@portal/contract/http';
import { canonicalAccountNo } from '@portal/domain/account-number';
import { subAccountsFileName } from '@portal/domain/file-names';
import { toSgDay } from '@portal/domain/sg-time';
import { SUB_ACCOUNTS_PER_PAGE } from '@portal/domain/sub-accounts/sub-account-order';
import {
  queryOptions,
  skipToken,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { download } from '../../lib/api/download.ts';
import { now } from '../../lib/clock.ts';

export type SubAccounts = Output<'subAccount:list'>;
export type SubAccount = SubAccounts['accounts'][number];

/** Of all business partners of the person, each asked for by itself. */
const mastersQuery = (bpNos: readonly string[]) =>
  queryOptions({
    queryKey: ['subAccount:masterAccounts', bpNos] as const,
    queryFn: async (): Promise<readonly string[]> => {
      const replies = await Promise.all(bpNos.map((bpNo) => call('subAccount:masterAccounts', { bpNo })));
      return replies
        .flatMap(({ masterAccounts }) => masterAccounts)
        .map(({ accountNo }) => canonicalAccountNo(accountNo) ?? accountNo);
    },
  });

type ListInput = Omit<Input<'subAccount:list'>, 'size'>;

export interface ShownSubAccounts {
  /** Every master account of the person. */
  readonly masters: readonly string[];
  /** null: the master account that was asked for is none of them, or none was. */
  readonly list: SubAccounts | null;
}

/**
 * The master accounts, then the page: an account that is none of them is not asked for. Rows of the same master account stay
 * until the next ones have come.
 * @param bpNos null while they are not known
 * @param wanted as the address has it
 */
export function useSubAccounts(
  bpNos: readonly string[] | null,
  { masterAccount, ...wanted }: Omit<ListInput, 'masterAccount'> & { readonly masterAccount: string | null },
): UseQueryResult<ShownSubAccounts> {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['subAccount:list', bpNos, { masterAccount, ...wanted }] as const,
    queryFn:
      bpNos === null
        ? skipToken
        : async () => {
            const masters = await client.ensureQueryData(mastersQuery(bpNos));
            if (masterAccount === null || !masters.includes(masterAccount)) return { masters, list: null };
            const input = { masterAccount, size: SUB_ACCOUNTS_PER_PAGE, ...wanted };
            return { masters, list: await call('subAccount:list', input) };
          },
    placeholderData: (before, query) =>
      query?.queryKey[2].masterAccount === masterAccount ? before : undefined,
  });
}

/** undefined until they have come. */
export const useMasters = (bpNos: readonly string[] | null): readonly string[] | undefined =>
  useQuery({ ...mastersQuery(bpNos ?? []), enabled: false }).data;

/** @throws ApiError; then nothing was saved */
export const downloadSubAccounts = (masterAccount: string): Promise<void> =>
  download(restPaths.subAccountsDownload, nameFile(masterAccount), { masterAccount });

export function nameFile(masterAccount: string): string {
  const accountNo = canonicalAccountNo(masterAccount);
  if (accountNo === null) throw new RangeError('no account number');
  return subAccountsFileName(accountNo, toSgDay(now()));
}
