/** The keyed call of the area: its access and cost. */
import { activity } from '@portal/contract/activity/activity.contract';
import { noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { loadActivity } from './service.ts';

export const activityOperations = [
  defineOperation(activity, {
    access: 'holder',
    resources: noResources,
    cost: 10,
    handle: loadActivity,
  }),
];
