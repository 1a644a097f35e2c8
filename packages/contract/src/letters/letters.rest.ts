/** The PDF of a letter (S2 §7). */
import * as z from 'zod/mini';
import { documentReference } from '../bills/histories.contract.ts';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';

export const letterDownload = rest({
  method: 'post',
  path: restPaths.letterDownload,
  summary: 'The PDF of a letter by its sealed reference',
  caller: 'holder',
  effect: 'read',
  input: { body: z.strictObject({ encryptedDocId: documentReference }) },
  output: { kind: 'file', contentType: 'application/pdf' },
  errors: ['SK_FEATURE_1001'],
  examples: [{ input: { body: { encryptedDocId: '2611.c2VhbGVk' } } }],
});
