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
import { isUnavailable, RETRY_AFTER_SECONDS } from '../db/engines/query-failed.ts';
import { answerFailure } from '../plugins/failures.ts';
import { statusOfFailure, toTrace } from './failure.ts';
import { failurePage } from './pages/messages.ts';
import { mountProvider } from './provider/mount.ts';
import { assetRoutes } from './routes/asset.routes.ts';
import { endSessionRoutes } from './routes/end-session.routes.ts';
import { forgotPasswordRoutes } from './routes/forgot-password.routes.ts';
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
    const reference = newReference();
    const status = statusOfFailure(error);
    if (status === 500) request.log.error({ reference, ...toTrace(error) }, 'identity page failed');
    if (isUnavailable(error)) reply.header('retry-after', RETRY_AFTER_SECONDS);
    reply.header('cache-control', 'no-store');
    return sendPage(reply, failurePage(frame, reference), status);
  };

/** A browser that is on its way to the log-in page gets a page also where the protocol is refused. */
function protocolScope(routes: PageRoutes): FastifyPluginAsync {
  const answer = answerWithPage(routes);
  return async (app) => {
    app.setErrorHandler<FastifyError>(async (error, request, reply) => {
      if (isForReader(request)) return answer(error, request, reply);
      answerFailure(error, request, reply);
      return reply;
    });
    await app.register(mountProvider(routes.provider));
  };
}

const isForReader = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');

function pageScope(routes: PageRoutes): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
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

export function identityPlugin(routes: PageRoutes): FastifyPluginAsync {
  return async (app) => {
    await app.register(protocolScope(routes));
    await app.register(pageScope(routes));
    await app.register(async (scope) => assetRoutes(scope));
    app.addHook('onClose', () => routes.parts.background.settled());
  };
}
