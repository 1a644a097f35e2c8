/** POST {private-api}/staff/linkDocument: the signed form as it was sent, to be drawn or saved, never opened as a page. */
import { restPaths } from '@portal/contract/http';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../../wire/refusal.ts';
import { admitRest } from '../../wire/rest-write.ts';
import type { Wire } from '../../wire/wire.ts';
import { documentHeaders } from '../uploads/public.ts';
import { documentFor } from './application.service.ts';

const asked = z.strictObject({ itemId: z.string().check(z.maxLength(64)) });
/** A member of staff reads a few documents a minute. */
const PER_MINUTE = 60;
const COST = 10;

export const staffRest =
  (wire: Wire): FastifyPluginAsync =>
  async (app) => {
    app.post(
      restPaths.linkDocument,
      { bodyLimit: 1024, config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } },
      async (request, reply) => {
        const context = await admitRest(wire, request, 'staff', COST);
        const input = asked.safeParse(request.body);
        if (!input.success) throw new Refusal('SK_INPUT_1001');
        const file = await documentFor(context, input.data.itemId);
        return reply.headers(documentHeaders(file)).send(Buffer.from(file.bytes));
      },
    );
  };
