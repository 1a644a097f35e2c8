/** Whether eGIRO can be set up for accounts. Apart from the other calls, as pages of bills ask it without those of GIRO. */
import type { GiroEligibility } from '@portal/contract/giro/giro.rest';
import { restPaths } from '@portal/contract/http';
import { canonicalAccountNo } from '@portal/domain/account-number';
import { offersGiroSetup } from '@portal/domain/giro/giro-eligibility';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { postPrivate } from '../../lib/api/post-private.ts';

export type { GiroEligibility };

/** As the calls take accounts. */
export const MOST_ACCOUNTS = 100;

export const toAccountNo = (spelling: string): string => canonicalAccountNo(spelling) ?? spelling;

/** A bank changes things without us: who comes back from it sees them. */
export const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const eligibilityKey = ['njord/v1/eligibility'] as const;

/** Another order is no other question: the chosen premises stands first on the page. */
export const toKey = (accountNos: readonly string[] | null): readonly string[] | null =>
  accountNos?.toSorted() ?? null;

/** Accounts without the feature are left out of each answer; the calls refuse when none is left. */
export async function noneWithoutFeature<Row>(answer: Promise<unknown>): Promise<readonly Row[]> {
  try {
    return (await answer) as readonly Row[];
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SK_FEATURE_1001') return [];
    throw error;
  }
}

/** @param asked null while they are not known */
export function eligibilityQuery(asked: readonly string[] | null) {
  const accountNos = toKey(asked);
  return queryOptions({
    ...fresh,
    queryKey: [...eligibilityKey, { accountNos }] as const,
    queryFn:
      accountNos === null
        ? skipToken
        : async (): Promise<readonly GiroEligibility[]> => {
            if (accountNos.length === 0) return [];
            const input = { account_numbers: accountNos };
            const answer = await noneWithoutFeature<GiroEligibility>(
              postPrivate(restPaths.giroEligibility, input, crypto.randomUUID()),
            );
            return answer.map((each) => ({ ...each, account_number: toAccountNo(each.account_number) }));
          },
  });
}

/** Whether eGIRO is offered beside what the accounts owe. */
export const offersSetup = (
  accounts: readonly { readonly accountNo: string; readonly isInactive: boolean }[],
  eligibility: readonly GiroEligibility[],
): boolean =>
  offersGiroSetup(
    accounts.map(({ accountNo, isInactive }) => ({
      setupStatus: eligibility.find((each) => each.account_number === accountNo)?.giro_setup_status,
      isActive: !isInactive,
    })),
  );
