/** Documents as files (S2 §7). */
import { billDownloadRequest, receiptInput } from '@portal/contract/bills/documents.contract';
import { restPaths } from '@portal/contract/http';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { Refusal } from '../../wire/refusal.ts';
import { refusedFields } from '../../wire/refused-fields.ts';
import { admitRest } from '../../wire/rest-write.ts';
import type { Wire } from '../../wire/wire.ts';
import { documentHeaders } from '../uploads/public.ts';
import { billFile, type PdfFile } from './documents.ts';
import { receiptFile } from './receipts.ts';
import { warmDocuments } from './warm-documents.ts';

/** An office shares one address. */
const rateLimit = { max: 240, timeWindow: 60_000 };
const options = { bodyLimit: 4096, config: { rateLimit } };
/** A page is drawn: as much work as twenty questions. */
const COST_OF_DOCUMENT = 20;

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const asked = schema.safeParse(body);
  if (!asked.success) throw new Refusal('SK_INPUT_1001', refusedFields(asked.error.issues));
  return asked.data;
}

/** As it is read, so that memory does not grow with how slowly that goes. */
const sendFile = (reply: FastifyReply, file: PdfFile) =>
  reply.headers(documentHeaders(file)).send(file.content);

export const billsRest =
  (wire: Wire): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });

    // Behind the start, and nobody's failure: a document that cannot be drawn says so when it is asked for.
    app.addHook('onListen', () => {
      warmDocuments(wire).catch((err: unknown) => app.log.warn({ err }, 'the first document will be slow'));
    });

    app.post(restPaths.billDownload, options, async (request, reply) => {
      const context = await admitRest(wire, request, 'holder', COST_OF_DOCUMENT);
      return sendFile(reply, await billFile(context, read(billDownloadRequest, request.body)));
    });

    app.post(restPaths.receiptDownload, options, async (request, reply) => {
      const context = await admitRest(wire, request, 'holder', COST_OF_DOCUMENT);
      return sendFile(reply, await receiptFile(context, read(receiptInput, request.body)));
    });
  };
