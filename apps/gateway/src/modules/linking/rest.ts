/** POST {yd-api}/linkIndividual and /linkCompanyMyInfo (S1 §7). */
import { restPaths } from '@portal/contract/http';
import {
  linkCompanyMyInfoRequest,
  linkIndividualRequest,
  linkReply,
} from '@portal/contract/linking/linking.rest';
import type { FastifyPluginAsync } from 'fastify';
import type * as z from 'zod/mini';
import { Refusal } from '../../wire/refusal.ts';
import { refusedFields } from '../../wire/refused-fields.ts';
import { admitRest, writeRest } from '../../wire/rest-write.ts';
import type { Wire } from '../../wire/wire.ts';
import { companyLink, linkRetrieved } from './company-identity.ts';
import { individualLink, linkProven } from './individual.ts';

/** An office shares one address; who guesses is stopped by what is judged, long before. */
const options = { bodyLimit: 4096, config: { rateLimit: { max: 120, timeWindow: 60_000 } } };

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const asked = schema.safeParse(body);
  if (!asked.success) throw new Refusal('SK_INPUT_1001', refusedFields(asked.error.issues));
  return asked.data;
}

export const linkingRest =
  (wire: Wire): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });

    app.post(restPaths.linkIndividual, options, async (request) => {
      const context = await admitRest(wire, request, 'verified');
      const said = read(linkIndividualRequest, request.body);
      return linkReply.parse(
        await writeRest(wire, request, individualLink(context, said), (tx, trace, proven) =>
          linkProven(tx, trace, context, proven, said),
        ),
      );
    });

    app.post(restPaths.linkCompanyMyInfo, options, async (request) => {
      const context = await admitRest(wire, request, 'verified');
      const said = read(linkCompanyMyInfoRequest, request.body);
      return linkReply.parse(
        await writeRest(wire, request, companyLink(context, said), (tx, trace) =>
          linkRetrieved(tx, trace, context, said),
        ),
      );
    });
  };
