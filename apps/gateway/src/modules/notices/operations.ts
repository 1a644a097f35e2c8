/** The keyed calls of the area: their access, resources and cost. */
import {
  bannerAccountTypes,
  checkFirstLogin,
  dismissNotice,
  onboardingItems,
} from '@portal/contract/notices/notices.contract';
import { accounts, noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { dismiss, getFirstLogin, listAccountTypes, listSlides } from './service.ts';

export const noticesOperations = [
  defineOperation(checkFirstLogin, {
    access: 'holder',
    viewers: { look: null },
    resources: noResources,
    cost: 1,
    handle: (context) => getFirstLogin(context),
  }),
  defineOperation(dismissNotice, {
    access: 'holder',
    viewers: { look: null },
    resources: noResources,
    cost: 2,
    handle: (context, { notice }) => dismiss(context, notice),
  }),
  defineOperation(onboardingItems, {
    access: 'holder',
    viewers: { look: null },
    resources: noResources,
    cost: 1,
    handle: (context) => listSlides(context),
  }),
  defineOperation(bannerAccountTypes, {
    access: 'holder',
    viewers: { look: null },
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 1 + Math.ceil(accountNos.length / 100),
    handle: (context, { accountNos }) => listAccountTypes(context, accountNos),
  }),
];
