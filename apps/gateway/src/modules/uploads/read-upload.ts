/**
 * Reads one upload, a multipart body with one file and a few short fields, into memory. Every byte is counted here,
 * as parsers cut what is too long instead of refusing it (T7). Knows nothing of what a file should be.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../wire/calls/refusal.ts';
import { MOST_BODY_BYTES, PartCollector } from './part-collector.ts';
import type { Upload } from './upload.ts';
import { type Pace, usualPace, watchPace } from './upload-pace.ts';

/** So long a browser that still sends has to read what it is told. */
const LAST_WORD_MS = 1_000;

/**
 * Lets the routes of this plugin take uploads and no other body; each reads its own, once it knows who is asking.
 * The body of a refused request is not read.
 */
export function acceptUploads(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete === false) hangUpSoon(raw);
  });
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

/** Closes the connection without waiting for the rest of the body. */
function hangUpSoon(raw: IncomingMessage): void {
  setTimeout(() => raw.destroy(), LAST_WORD_MS).unref();
}

interface Receiving {
  readonly pace: Pace;
  readonly leaving: AbortSignal;
}

function receive(
  raw: IncomingMessage,
  collector: PartCollector,
  { pace, leaving }: Receiving,
): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const watch = watchPace(pace, (code) => fail(new Refusal(code), true));
    const settle = () => {
      watch.stop();
      leaving.removeEventListener('abort', giveWay);
      raw.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      collector.release();
    };
    const fail = (refusal: Refusal, hangUp: boolean) => {
      settle();
      if (hangUp) hangUpSoon(raw);
      raw.resume();
      reject(refusal);
    };
    const giveWay = () => fail(new Refusal('SK_BUSY_1001'), true);
    if (leaving.aborted) return giveWay();
    leaving.addEventListener('abort', giveWay);
    let received = 0;
    const onData = (part: Buffer) => {
      received += part.length;
      watch.came(part.length);
      collector.take(part);
      if (received > MOST_BODY_BYTES) fail(collector.refusal ?? new Refusal('SK_FILE_1002'), true);
    };
    const onEnd = () => {
      // A request that came whole closes too.
      raw.off('close', onClose);
      collector.end().then(
        (upload) => {
          settle();
          resolve(upload);
        },
        (refusal: Refusal) => fail(refusal, false),
      );
    };
    const onClose = () => fail(new Refusal('SK_BODY_1001'), false);
    raw.on('data', onData).once('end', onEnd).once('close', onClose).once('error', onClose);
  });
}

/**
 * In a place of its sender's (`inUploadPlace`).
 * @param leaving of that place
 * @throws Refusal SK_FILE_1002 too large, SK_FILE_1003 cut short, SK_BODY_1001 no such body, SK_TIMEOUT_1001 too slow,
 * SK_BUSY_1001 it had to give way
 */
export async function readUpload(
  request: FastifyRequest,
  leaving: AbortSignal,
  pace: Pace = usualPace,
): Promise<Upload> {
  const { raw } = request;
  if (Number(raw.headers['content-length'] ?? 0) > MOST_BODY_BYTES) {
    hangUpSoon(raw);
    throw new Refusal('SK_FILE_1002');
  }
  // Nothing of such a body would come: something else has read it, or there is none.
  if (!/^multipart\/form-data(?:;|$)/i.test(raw.headers['content-type']?.trim() ?? '')) {
    throw new Refusal('SK_BODY_1001');
  }
  return receive(raw, new PartCollector(raw.headers), { pace, leaving });
}
