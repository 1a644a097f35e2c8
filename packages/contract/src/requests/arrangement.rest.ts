/** Payment arrangement by the khaos paths (S2 §7, the alternate variant): the same answers from the same rules. */
import * as z from 'zod/mini';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';
import { accountNo, cents, sourceLabel } from '../values.ts';
import { arrangementCheckReply, eligibleExample } from './arrangement.contract.ts';
import { requestId } from './requests.contract.ts';

export const arrangementCheck = rest({
  method: 'post',
  path: restPaths.arrangementCheck,
  summary: 'As paymentArrangement:check',
  caller: 'holder',
  effect: 'read',
  input: { body: z.strictObject({ account_no: accountNo, source: sourceLabel }) },
  output: arrangementCheckReply,
  errors: [],
  examples: [{ input: { body: { account_no: '8934520026', source: 'W' } }, output: eligibleExample }],
});

export const arrangement = rest({
  method: 'post',
  path: restPaths.arrangement,
  summary: 'As paymentArrangement:create',
  caller: 'holder',
  effect: 'write',
  input: { body: z.strictObject({ account_no: accountNo, payment_amount: cents, source: sourceLabel }) },
  output: z.strictObject({ status: z.literal('SUCCESS'), request_id: requestId }),
  errors: ['SK_PA_1001', 'SK_PA_1002', 'SK_PA_1003'],
  examples: [
    {
      input: { body: { account_no: '8934520026', payment_amount: 8640, source: 'W' } },
      output: { status: 'SUCCESS', request_id: 'PA-2611-1001' },
    },
  ],
});
