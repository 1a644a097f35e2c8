/** The keyed call of the area: its access, resources and cost. */
import { retrieveTips } from '@portal/contract/tips/tips.contract';
import { noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { listTips } from './service.ts';

export const tipsOperations = [
  defineOperation(retrieveTips, {
    access: 'verified',
    resources: noResources,
    cost: 1,
    handle: async (context) => listTips(context),
  }),
];
