/** The list of every keyed operation. An operation that is not in it does not exist. */
import { getAccount, getAccounts, listFeatures } from './accounts/accounts.contract.ts';
import { outstanding } from './bills/bills.contract.ts';
import type { InputOf, OutputOf } from './operation.ts';
import { forgotPassword, profileInfo, sendEmailVerification } from './session/session.contract.ts';
import { hourly } from './usage/usage.contract.ts';

export const operations = {
  [profileInfo.name]: profileInfo,
  [sendEmailVerification.name]: sendEmailVerification,
  [forgotPassword.name]: forgotPassword,
  [getAccounts.name]: getAccounts,
  [getAccount.name]: getAccount,
  [listFeatures.name]: listFeatures,
  [outstanding.name]: outstanding,
  [hourly.name]: hourly,
} as const;

export type OperationName = keyof typeof operations;
export type Input<N extends OperationName> = InputOf<(typeof operations)[N]>;
export type Output<N extends OperationName> = OutputOf<(typeof operations)[N]>;
