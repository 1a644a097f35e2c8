/** The keyed call of the area: its access, resources and cost. The records are those of bills. */
import { listUSave } from '@portal/contract/u-save/u-save.contract';
import { account } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { loadUSave } from './service.ts';

export const uSaveOperations = [
  defineOperation(listUSave, {
    access: 'holder',
    resources: ({ accounts }) => accounts.map(({ accountNo, system }) => account(accountNo, { system })),
    cost: ({ accounts }) => 4 + Math.ceil(accounts.length / 20),
    handle: (context, { accounts }) =>
      loadUSave(
        context,
        accounts.map(({ accountNo }) => accountNo),
      ),
  }),
];
