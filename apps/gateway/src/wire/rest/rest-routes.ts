/** Serves the table of REST calls: each as a route of its own, admitted, read, judged, run and answered alike. */
import type { RestDeclaration } from '@portal/contract/rest-call';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { assertOwned } from '../callers/claims.ts';
import { checkFeature } from '../callers/feature-check.ts';
import { withNamed } from '../callers/sub-accounts.ts';
import type { Subject } from '../callers/subject.ts';
import { listLooks, storeLooks } from '../callers/viewers.ts';
import { declaredOnly, restErrors } from '../calls/declared-errors.ts';
import type { CallContext } from '../context.ts';
import { startTime, type TimeLeft } from '../deadline.ts';
import { listenForHangUp } from '../hang-up.ts';
import type { Wire } from '../wire.ts';
import type { FileAnswer, GatewayRestCall, PreparedRest, RestAnswer } from './define-rest.ts';
import { documentHeaders } from './document-headers.ts';
import { discard, endWithAccess } from './end-with-access.ts';
import { admitRest, inNameOfCaller, type Waiting } from './rest-admission.ts';
import { makeRunWrite } from './rest-write.ts';

export const restRoutes =
  (wire: Wire, calls: readonly GatewayRestCall[]): FastifyPluginAsync =>
  async (app) => {
    for (const call of calls) await app.register(makeRoute(wire, call));
  };

const makeRoute =
  (wire: Wire, call: GatewayRestCall): FastifyPluginAsync =>
  async (app) => {
    const { declaration, perMinute, bodyBytes, headers, setUp } = call;
    const { method, path, input, output } = declaration;
    if (input.body && 'kind' in input.body && input.body.kind === 'ignored') {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    }
    if (input.body && 'kind' in input.body && input.body.kind === 'signed') {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    }
    setUp?.(app);
    app.route({
      method,
      url: path,
      ...(bodyBytes === null ? {} : { bodyLimit: bodyBytes }),
      // A stream asked for its headers alone would have no reader.
      ...('kind' in output && output.kind === 'stream' ? { exposeHeadRoute: false } : {}),
      config: {
        takesFile: isUpload(declaration),
        ...(perMinute === null ? {} : { rateLimit: { max: perMinute, timeWindow: 60_000 } }),
      },
      // Before the limits, so that a refusal carries them too.
      onRequest: async (_request, reply) => {
        reply.headers(headers);
      },
      handler: async (request, reply) =>
        send(reply, declaration.output, await answer(wire, call, request, reply)),
    });
  };

async function answer(
  wire: Wire,
  call: GatewayRestCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RestAnswer> {
  const hungUp = listenForHangUp(reply);
  const ending = new AbortController();
  const waiting = { time: startTime(wire.deadlines, hungUp), ended: ending.signal };
  try {
    return await answerInTime(wire, call, request, waiting);
  } finally {
    // A file, or a stream, is still to be sent.
    if (hungUp.aborted) ending.abort();
    else hungUp.addEventListener('abort', () => ending.abort());
  }
}

async function answerInTime(
  wire: Wire,
  call: GatewayRestCall,
  request: FastifyRequest,
  waiting: Waiting,
): Promise<RestAnswer> {
  const { time } = waiting;
  const admitted = await time.forRead(() => admit(wire, call, request, waiting));
  let isGivenUp = false;
  const work = async (isOver?: AbortSignal) => {
    const context = { ...admitted.context, ...(isOver && { isOver }) };
    const answered = await run(wire, call, request, { ...admitted, context }, time);
    if (isGivenUp) discard(answered);
    return answered;
  };
  try {
    return await inNameOfCaller(admitted.context, () => limitOf(call.declaration, time)(work));
  } catch (error) {
    isGivenUp = true;
    throw error;
  }
}

interface Admitted {
  readonly context: CallContext;
  readonly prepared: PreparedRest;
  readonly subject: Subject | null;
}

/** @throws Refusal when the call may not run */
async function admit(
  wire: Wire,
  { declaration, feature, viewers, read: readInput }: GatewayRestCall,
  request: FastifyRequest,
  waiting: Waiting,
): Promise<Admitted> {
  const read = readInput({ params: request.params, query: request.query, body: request.body });
  const access = { access: declaration.caller, cost: read.cost, isForViewers: viewers !== null };
  const admitted = await admitRest(wire, request, access, waiting);
  const prepared = read.prepare();
  return inNameOfCaller(admitted, () => judge(wire, admitted, prepared, feature));
}

async function judge(
  wire: Wire,
  admitted: CallContext,
  prepared: PreparedRest,
  feature: GatewayRestCall['feature'],
): Promise<Admitted> {
  const context: CallContext =
    'subject' in admitted
      ? { ...admitted, subject: await withNamed(wire.db, admitted.subject, prepared.claims) }
      : admitted;
  const subject = 'subject' in context ? context.subject : null;
  assertOwned(subject, prepared.claims);
  if (feature) await checkFeature(wire.db, feature, { switches: context.switches, subject }, prepared.claims);
  return { context, prepared, subject };
}

async function run(
  wire: Wire,
  { declaration, viewers }: GatewayRestCall,
  request: FastifyRequest,
  { context, prepared, subject }: Admitted,
  time: TimeLeft,
): Promise<RestAnswer> {
  const writeTime = () => (isUpload(declaration) ? startTime(wire.deadlines) : time);
  const exchange = {
    request,
    write: makeRunWrite(wire, request, context, writeTime),
    beforeFile: time.forRead,
  };
  const looks = listLooks(viewers, subject, prepared.claims);
  const looked = subject ? storeLooks({ db: wire.db, clock: wire.clock, subject }, looks) : null;
  return declaredOnly(`${declaration.method} ${declaration.path}`, restErrors(declaration), async () => {
    // No file of somebody else's account leaves before the look at it is stored.
    const running = prepared.run(context, exchange);
    try {
      const [answered] = await Promise.all([running, looked]);
      return endWithAccess(wire, context, prepared.claims, answered);
    } catch (error) {
      running.then(discard, () => undefined);
      throw error;
    }
  });
}

const isUpload = ({ input: { body } }: RestDeclaration): boolean =>
  body !== undefined && 'kind' in body && body.kind === 'multipart';

/** An upload lasts as long as its sender is at pace; its write has the time of a write, from when all of it is there. */
function limitOf(
  declaration: RestDeclaration,
  time: TimeLeft,
): <T>(work: (isOver?: AbortSignal) => Promise<T>) => Promise<T> {
  if (isUpload(declaration)) return (work) => work();
  const { effect, output } = declaration;
  if (effect === 'write') return time.forWrite;
  return 'kind' in output ? time.forFile : time.forRead;
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that buffers would deliver the events when they are over.
  'x-accel-buffering': 'no',
};

function send(
  reply: FastifyReply,
  output: GatewayRestCall['declaration']['output'],
  { status, body }: RestAnswer,
): FastifyReply {
  if (!('kind' in output)) return reply.code(status).send(body);
  if (output.kind === 'stream') return reply.headers(streamHeaders).send(body);
  const file = body as FileAnswer;
  return reply.headers(documentHeaders(file)).send(file.content);
}
