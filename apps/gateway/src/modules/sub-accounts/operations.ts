/** The keyed calls of the area: their access, resources and cost. */
import { listMasterAccounts, listSubAccounts } from '@portal/contract/sub-accounts/sub-accounts.contract';
import { account, businessPartner } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { listPage, listPartnerMasters } from './service.ts';

export const subAccountsOperations = [
  defineOperation(listMasterAccounts, {
    access: 'master',
    feature: 'sub-accounts',
    resources: ({ bpNo }) => businessPartner(bpNo),
    cost: 2,
    handle: (context, { bpNo }) => listPartnerMasters(context, bpNo),
  }),
  defineOperation(listSubAccounts, {
    access: 'master',
    feature: 'sub-accounts',
    resources: ({ masterAccount }) => [account(masterAccount)],
    cost: 4,
    handle: (context, { utilityType, ...query }) => listPage(context, { ...query, utility: utilityType }),
  }),
];
