/** The keyed calls of the area (S2 §7, the older variant). */
import {
  checkArrangement as check,
  createArrangement as create,
} from '@portal/contract/requests/arrangement.contract';
import { cents } from '@portal/domain/money';
import { account } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { KIND } from './arrangement-kind.ts';
import { checkArrangement, createArrangement } from './service.ts';

export const arrangementOperations = [
  defineOperation(check, {
    access: 'holder',
    feature: KIND,
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 4,
    handle: (context, { accountNo }) => checkArrangement(context, context.subject.own(accountNo)),
  }),
  defineOperation(create, {
    access: 'holder',
    feature: KIND,
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 10,
    handle: async (context, { accountNo, paymentAmount, source }) => {
      const wish = { payment: cents(paymentAmount), source };
      const { requestId } = await createArrangement(
        context,
        context.subject.own(accountNo),
        wish,
        'paymentAmount',
      );
      return [{ statusCode: 'SUCCESS' as const, requestId }];
    },
  }),
];
