/** The calls of sub-accounts: master accounts, a page of a list, the whole list as a file. */
import type { Input, Output } from '@portal/contract';
import { restPaths } from '@portal/contract/http';
import { canonicalAccountNo } from '@portal/domain/account-number';
import { subAccountsFileName } from '@portal/domain/file-names';
import { toSgDay } from '@portal/domain/sg-time';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { download } from '../../lib/api/download.ts';
import { now } from '../../lib/clock.ts';

export type SubAccounts = Output<'subAccount:list'>;
export type SubAccount = SubAccounts['accounts'][number];

/** Of all business partners of the person, each asked for by itself. @param bpNos null while they are not known */
export function mastersQuery(bpNos: readonly string[] | null) {
  return queryOptions({
    queryKey: ['subAccount:masterAccounts', bpNos] as const,
    queryFn:
      bpNos === null
        ? skipToken
        : async (): Promise<readonly string[]> => {
            const replies = await Promise.all(
              bpNos.map((bpNo) => call('subAccount:masterAccounts', { bpNo })),
            );
            return replies.flatMap(({ masterAccounts }) => masterAccounts.map(({ accountNo }) => accountNo));
          },
  });
}

type ListInput = Input<'subAccount:list'>;

/** Rows of the same master account stay until the next ones have come. @param input null: no master account is chosen */
export function subAccountsQuery(input: ListInput | null) {
  return queryOptions({
    queryKey: ['subAccount:list', input] as const,
    queryFn: input === null ? skipToken : () => call('subAccount:list', input),
    placeholderData: (before, query) =>
      query?.queryKey[1]?.masterAccount === input?.masterAccount ? before : undefined,
  });
}

/** @throws ApiError; then nothing was saved */
export const downloadSubAccounts = (masterAccount: string): Promise<void> =>
  download(restPaths.subAccountsDownload, nameFile(masterAccount), { masterAccount });

export function nameFile(masterAccount: string): string {
  const accountNo = canonicalAccountNo(masterAccount);
  if (accountNo === null) throw new RangeError('no account number');
  return subAccountsFileName(accountNo, toSgDay(now()));
}
