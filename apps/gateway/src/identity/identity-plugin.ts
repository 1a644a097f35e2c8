/** Everything that the embedded issuer serves: the protocol under /oidc, pages under /interaction and /idp. */
import { randomBytes } from 'node:crypto';
import formBody from '@fastify/formbody';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { RETRY_AFTER_SECONDS } from '../db/engines/query-failed.ts';
import { answerFailure } from '../plugins/failures.ts';
import type { Deadlines } from '../wire/deadline.ts';
import { isLate, statusOfFailure, toTrace } from './failure.ts';
import { busyPage, failurePage } from './pages/messages.ts';
import { mountProvider } from './provider/mount.ts';
import { temporarilyUnavailable } from './provider/provider.ts';
import { assetRoutes } from './routes/asset.routes.ts';
import { endSessionRoutes } from './routes/end-session.routes.ts';
import { forgotPasswordRoutes } from './routes/forgot-password.routes.ts';
import { limitTime } from './routes/limit-time.ts';
import { linkRoutes } from './routes/link.routes.ts';
import { type PageRoutes, sendPage } from './routes/page-routes.ts';
import { profileChangeRoutes } from './routes/profile-change.routes.ts';
import { sameOriginOnly } from './routes/same-origin.ts';
import { signInRoutes } from './routes/sign-in.routes.ts';
import { signOutEverywhereRoutes } from './routes/sign-out-everywhere.routes.ts';
import { signUpRoutes } from './routes/sign-up.routes.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_BYTES = 16_384;

/** Shown to the person and written to the log: eight letters and digits that can be read out. */
export const newReference = (): string =>
  randomBytes(4)
    .toString('hex')
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');

const answerWithPage =
  ({ frame }: PageRoutes) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const status = statusOfFailure(error);
    reply.header('cache-control', 'no-store');
    if (status === 503)
      return sendPage(
        reply.header('retry-after', RETRY_AFTER_SECONDS),
        busyPage(frame, isLate(error)),
        status,
      );
    const reference = newReference();
    if (status === 500) request.log.error({ reference, ...toTrace(error) }, 'identity page failed');
    return sendPage(reply, failurePage(frame, reference), status);
  };

/** A browser that is on its way to the log-in page gets a page also where the protocol is refused. */
function protocolScope(routes: PageRoutes, deadlines: Deadlines): FastifyPluginAsync {
  const answer = answerWithPage(routes);
  return async (app) => {
    app.setErrorHandler<FastifyError>(async (error, request, reply) => {
      if (isForReader(request)) return answer(error, request, reply);
      if (statusOfFailure(error) === 503)
        return reply
          .code(503)
          .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS })
          .send(temporarilyUnavailable);
      answerFailure(error, request, reply);
      return reply;
    });
    await app.register(mountProvider(routes.provider, deadlines));
  };
}

const isForReader = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');

function pageScope(routes: PageRoutes, deadlines: Deadlines): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    limitTime(app, deadlines);
    if (!app.hasContentTypeParser(FORM_TYPE)) await app.register(formBody, { bodyLimit: FORM_BYTES });
    app.addHook('onRequest', async (_request, reply) => {
      // The address of a mailed link is in the URL: only the origin may leave the page.
      reply.headers({
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
      });
    });
    app.addHook('onRequest', sameOriginOnly(routes.parts.site.origin));
    app.setErrorHandler(answerWithPage(routes));
    signInRoutes(app, routes);
    signUpRoutes(app, routes);
    forgotPasswordRoutes(app, routes);
    linkRoutes(app, routes);
    profileChangeRoutes(app, routes);
    signOutEverywhereRoutes(app, routes);
    endSessionRoutes(app, routes);
  };
}

export function identityPlugin(routes: PageRoutes, deadlines: Deadlines): FastifyPluginAsync {
  return async (app) => {
    await app.register(protocolScope(routes, deadlines));
    await app.register(pageScope(routes, deadlines));
    await app.register(async (scope) => assetRoutes(scope));
    app.addHook('onClose', () => routes.parts.background.settled());
  };
}
