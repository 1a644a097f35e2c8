/** POST {private-api}/meter-readings/photo: a photo of a meter while its window is open. */
import { readingPhoto } from '@portal/contract/meter-readings/meter-readings.rest';
import { subjectKey } from '../../wire/limits/caller-key.ts';
import { checkedByHandler, defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import { acceptUploads, type FileDeps, inUploadPlace, readFields, readUpload } from '../uploads/public.ts';
import { keepPhoto } from './photo.ts';

export const meterReadingsRest = (deps: FileDeps): readonly GatewayRestCall[] => [
  defineRest(readingPhoto, {
    perMinute: 60,
    // Four megabytes are read, taken apart, drawn anew and scanned.
    cost: 20,
    resources: checkedByHandler,
    setUp: acceptUploads,
    handle: (context, _input, { request, write }) =>
      inUploadPlace(request, subjectKey(context.token), async (leaving) => {
        const { fields, file } = await readUpload(request, leaving);
        const meter = readFields(readingPhoto.input.body.fields, fields);
        return keepPhoto(deps, write, context, { ...meter, file });
      }),
  }),
];
