/** Waiver by the khaos paths (S2 §7, the alternate variant): the same answers from the same rules. */
import * as z from 'zod/mini';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';
import { accountNo, sourceLabel } from '../values.ts';
import { requestId } from './requests.contract.ts';
import { invoiceNo, waiverCheckReply, waiverExample } from './waiver.contract.ts';

export const waiverCheck = rest({
  method: 'post',
  path: restPaths.waiverCheck,
  summary: 'As waiver:check',
  caller: 'holder',
  effect: 'read',
  input: {
    body: z.strictObject({ account_nos: z.array(accountNo).check(z.minLength(1), z.maxLength(50)) }),
  },
  output: waiverCheckReply,
  errors: [],
  examples: [{ input: { body: { account_nos: ['8934540017'] } }, output: waiverExample }],
});

export const waiver = rest({
  method: 'post',
  path: restPaths.waiver,
  summary: 'As waiver:create',
  caller: 'holder',
  effect: 'write',
  input: { body: z.strictObject({ account_no: accountNo, invoice_no: invoiceNo, source: sourceLabel }) },
  output: z.strictObject({ status: z.literal('SUCCESS'), request_id: requestId }),
  errors: ['SK_WAIVER_1001'],
  examples: [
    {
      input: { body: { account_no: '8934540017', invoice_no: '2611-1245', source: 'W' } },
      output: { status: 'SUCCESS', request_id: 'WV-2611-1002' },
    },
  ],
});
