/** The keyed calls of the area. */
import { checkWaiver, createWaiver as create } from '@portal/contract/requests/waiver.contract';
import { account, accounts } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { checkWaivers, createWaiver } from './service.ts';
import { KIND } from './waiver-kind.ts';

export const waiverOperations = [
  defineOperation(checkWaiver, {
    access: 'holder',
    feature: KIND,
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 2 + Math.ceil(accountNos.length / 20),
    handle: (context, { accountNos }) =>
      checkWaivers(
        context,
        accountNos.map((accountNo) => context.subject.own(accountNo)),
      ),
  }),
  defineOperation(create, {
    access: 'holder',
    feature: KIND,
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 10,
    handle: async (context, { accountNo, invoiceNo, invoice_no, source }) => {
      const wish = { invoiceNo: invoiceNo ?? invoice_no ?? '', source };
      const requestId = await createWaiver(context, context.subject.own(accountNo), wish);
      return { status: 'SUCCESS' as const, requestId };
    },
  }),
];
