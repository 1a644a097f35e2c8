/** REST calls of staff: the signed form of an application, and the photo of a meter, as files. */
import * as z from 'zod/mini';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';

export const linkDocument = rest({
  method: 'post',
  path: restPaths.linkDocument,
  summary: 'The signed form of an application, as it was sent',
  caller: 'staff',
  effect: 'read',
  input: { body: z.strictObject({ itemId: z.string().check(z.maxLength(64)) }) },
  output: { kind: 'file', contentType: '*/*' },
  errors: [],
  examples: [{ input: { body: { itemId: 'LA-2611-001003' } } }],
});

export const staffReadingPhoto = rest({
  method: 'post',
  path: restPaths.staffReadingPhoto,
  summary: 'The photo of the meter of a reading, as it is kept',
  caller: 'staff',
  effect: 'read',
  input: { body: z.strictObject({ itemId: z.string().check(z.maxLength(32)) }) },
  output: { kind: 'file', contentType: 'image/*' },
  errors: [],
  examples: [{ input: { body: { itemId: 'MR-1000' } } }],
});
