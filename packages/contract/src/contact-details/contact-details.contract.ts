/** Whether a customer must look over their contact details, and that they did (S1 §7, S3 §2.9). */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';

const consentState = z.strictObject({ isCusConsentReq: z.boolean() });

export const retrieveConsent = operation({
  name: 'cusConsent:retrieve',
  summary: 'Whether the person must verify their contact details before the dashboard.',
  effect: 'read',
  input: z.strictObject({}),
  output: consentState,
  errors: [],
  examples: [{ input: {}, output: { isCusConsentReq: true } }],
});

export const createConsent = operation({
  name: 'cusConsent:create',
  summary:
    'The person has verified their contact details. `source` is a label (W web and kiosk, M mobile) that decides nothing.',
  effect: 'write',
  input: z.strictObject({ source: z.enum(['W', 'M']) }),
  output: consentState,
  errors: [],
  examples: [{ input: { source: 'W' }, output: { isCusConsentReq: false } }],
});
