/** A photo of a meter as evidence of a reading. Sending a reading never waits for it. */
import * as z from 'zod/mini';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';
import { accountNo, instant } from '../values.ts';
import { deviceNo } from './meter-readings.contract.ts';

const readingPhotoParams = z.strictObject({ accountNo, deviceNo });

export const readingPhoto = rest({
  method: 'post',
  path: restPaths.readingPhoto,
  summary: 'Keeps a photo of a meter with the reading of its open window; a later photo replaces it',
  caller: 'holder',
  effect: 'write',
  input: { body: { kind: 'multipart', fields: readingPhotoParams } },
  output: z.strictObject({ photoAt: instant }),
  errors: [
    'SERVICE_FAILURE',
    'SK_METER_1002',
    'SK_METER_1003',
    'SK_METER_1005',
    'SK_FILE_1001',
    'SK_FILE_1002',
    'SK_FILE_1003',
    'SK_FILE_1004',
  ],
  examples: [
    {
      input: { body: { accountNo: '8934521670', deviceNo: 'W2104471' } },
      output: { photoAt: '2026-11-20T07:12:00.000Z' },
    },
  ],
});
