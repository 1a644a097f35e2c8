/** The keyed calls of the area: who may make them, what they name, what they cost. */
import { outstanding } from '@portal/contract/bills/bills.contract';
import { account } from '../../wire/claims.ts';
import { defineOperation } from '../../wire/operation.ts';
import { outstandingOf } from './service.ts';

export const billsOperations = [
  defineOperation(outstanding, {
    access: 'holder',
    owns: ({ accounts }) => accounts.map(({ accountNo, ...said }) => account(accountNo, said)),
    cost: ({ accounts }) => 4 + Math.ceil(accounts.length / 100),
    handle: (context, { accounts }) =>
      outstandingOf(
        context,
        accounts.map(({ accountNo }) => accountNo),
      ),
  }),
];
