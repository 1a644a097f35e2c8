/** The keyed calls of the area: who may make them, what they name, what they cost. */
import {
  bannerAccountTypes,
  checkFirstLogin,
  dismissNotice,
  onboardingItems,
} from '@portal/contract/notices/notices.contract';
import { accounts, namesNothing } from '../../wire/claims.ts';
import { defineOperation } from '../../wire/operation.ts';
import { Refusal } from '../../wire/refusal.ts';

const unknown = async (): Promise<never> => {
  throw new Refusal('SK_UNKNOWN_1001');
};

export const noticesOperations = [
  defineOperation(checkFirstLogin, { access: 'holder', owns: namesNothing, cost: 1, handle: unknown }),
  defineOperation(dismissNotice, { access: 'holder', owns: namesNothing, cost: 2, handle: unknown }),
  defineOperation(onboardingItems, { access: 'holder', owns: namesNothing, cost: 1, handle: unknown }),
  defineOperation(bannerAccountTypes, {
    access: 'holder',
    owns: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 1 + Math.ceil(accountNos.length / 100),
    handle: unknown,
  }),
];
