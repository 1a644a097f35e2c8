/** POST {private-api}/staff/linkDocument: the signed form as it was sent, to be drawn or saved, never opened as a page. */
import { linkDocument } from '@portal/contract/staff/staff.rest';
import { defineRest, type GatewayRestCall, noResources } from '../../wire/rest/define-rest.ts';
import { documentFor } from './application.service.ts';

export const staffRest: readonly GatewayRestCall[] = [
  defineRest(linkDocument, {
    /** A member of staff reads a few documents a minute. */
    perMinute: 60,
    bodyBytes: 1024,
    cost: 10,
    resources: noResources,
    unreadable: 'SK_INPUT_1001',
    async handle(context, { body }) {
      const { name, type, bytes } = await documentFor(context, body.itemId);
      return { name, type, content: Buffer.from(bytes) };
    },
  }),
];
