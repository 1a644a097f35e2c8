/** Every sub-account of a master account as CSV (S3 §2.1). */
import * as z from 'zod/mini';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';
import { accountNo } from '../values.ts';

export const subAccountsDownload = rest({
  method: 'post',
  path: restPaths.subAccountsDownload,
  summary: 'Every sub-account of a master account as CSV',
  caller: 'master',
  effect: 'read',
  input: { body: z.strictObject({ masterAccount: accountNo }) },
  output: { kind: 'file', contentType: 'text/csv; charset=utf-8' },
  errors: ['SK_FEATURE_1001'],
  examples: [{ input: { body: { masterAccount: '8920014410' } } }],
});
