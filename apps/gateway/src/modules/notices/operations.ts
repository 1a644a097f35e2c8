/** The keyed calls of the area: who may make them, what they name, what they cost. */
import {
  bannerAccountTypes,
  checkFirstLogin,
  dismissNotice,
  onboardingItems,
} from '@portal/contract/notices/notices.contract';
import { accounts, namesNothing } from '../../wire/claims.ts';
import { defineOperation } from '../../wire/operation.ts';
import { accountTypesOf, dismiss, firstLoginOf, slidesFor } from './service.ts';

export const noticesOperations = [
  defineOperation(checkFirstLogin, {
    access: 'holder',
    owns: namesNothing,
    cost: 1,
    handle: (context) => firstLoginOf(context),
  }),
  defineOperation(dismissNotice, {
    access: 'holder',
    owns: namesNothing,
    cost: 2,
    handle: (context, { notice }) => dismiss(context, notice),
  }),
  defineOperation(onboardingItems, {
    access: 'holder',
    owns: namesNothing,
    cost: 1,
    handle: (context) => slidesFor(context),
  }),
  defineOperation(bannerAccountTypes, {
    access: 'holder',
    owns: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 1 + Math.ceil(accountNos.length / 100),
    handle: (context, { accountNos }) => accountTypesOf(context, accountNos),
  }),
];
