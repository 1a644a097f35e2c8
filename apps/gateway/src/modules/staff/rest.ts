/** Customers' files for staff: the signed form of an application, the photo of a meter; never opened as a page. */
import { linkDocument, staffReadingPhoto } from '@portal/contract/staff/staff.rest';
import type { FileContent } from '../../ports/file-store/port.ts';
import {
  defineRest,
  type FileAnswer,
  type GatewayRestCall,
  noResources,
} from '../../wire/rest/define-rest.ts';
import { documentFor } from './application.service.ts';
import { photoFor } from './reading.service.ts';

const file = {
  /** A member of staff reads a few documents a minute. */
  perMinute: 60,
  bodyBytes: 1024,
  cost: 10,
  resources: noResources,
  unreadable: 'SK_INPUT_1001',
} as const;

const toAnswer = ({ name, type, bytes }: FileContent): FileAnswer => ({
  name,
  type,
  content: Buffer.from(bytes),
});

export const staffRest: readonly GatewayRestCall[] = [
  defineRest(linkDocument, {
    ...file,
    handle: async (context, { body }) => toAnswer(await documentFor(context, body.itemId)),
  }),
  defineRest(staffReadingPhoto, {
    ...file,
    handle: async (context, { body }) => toAnswer(await photoFor(context, body.itemId)),
  }),
];
