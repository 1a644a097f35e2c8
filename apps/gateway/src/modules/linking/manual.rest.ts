/** The REST calls of a company by hand: the form to sign, and the signed one. */
import { buffer } from 'node:stream/consumers';
import { restPaths } from '@portal/contract/http';
import { linkReply } from '@portal/contract/linking/linking.rest';
import type { FastifyPluginAsync } from 'fastify';
import { subjectKey } from '../../wire/limits/caller-key.ts';
import { Refusal } from '../../wire/refusal.ts';
import { admitRest } from '../../wire/rest-write.ts';
import type { Wire } from '../../wire/wire.ts';
import { acceptUploads, documentHeaders, inUploadPlace, missingFile, readUpload } from '../uploads/public.ts';
import { refuseUnread } from './before-upload.ts';
import { formOf } from './form-to-sign.ts';
import { manualParams } from './manual-body.ts';
import { type SendDeps, sendApplication } from './send-application.ts';

/** Nobody sends forms so often; an office shares one address. */
const PER_MINUTE = 60;
/** Four megabytes are read, taken apart and scanned. */
const COST_OF_UPLOAD = 20;
const COST_OF_FORM = 10;
const rateLimit = { max: PER_MINUTE, timeWindow: 60_000 };

export const manualRest =
  (wire: Wire, deps: SendDeps): FastifyPluginAsync =>
  async (app) => {
    acceptUploads(app);
    app.post(restPaths.linkCompanyManual, { config: { rateLimit } }, async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const context = await admitRest(wire, request, 'verified', COST_OF_UPLOAD);
      const refusal = await refuseUnread(context, request);
      return inUploadPlace(request, subjectKey(context.token), async () => {
        if (refusal !== null) {
          const upload = await readUpload(request).catch(() => null);
          throw upload?.file === null ? missingFile() : new Refusal(refusal);
        }
        const { fields, file } = await readUpload(request);
        if (file === null) throw missingFile();
        const sending = { params: manualParams(fields), file };
        return linkReply.parse(await sendApplication(wire, deps, request, context, sending));
      });
    });

    app.get(restPaths.companyForm, { config: { rateLimit } }, async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const context = await admitRest(wire, request, 'verified', COST_OF_FORM);
      const form = await formOf(context);
      // Whole before its first byte leaves: a form that breaks off is none.
      return reply.headers(documentHeaders(form)).send(await buffer(form.content));
    });
  };
