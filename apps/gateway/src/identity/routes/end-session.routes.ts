/**
 * End Session of a kiosk, pressed on a page of the provider: ends the sign-in of this browser, then lets its portal
 * clean up after itself and leave, as /logout does on a kiosk.
 */
import type { FastifyInstance } from 'fastify';
import { END_SESSION } from '../pages/layout.ts';
import { signOut } from '../services/sign-out.ts';
import { type PageRoutes, seeOther } from './page-routes.ts';
import { providerSession } from './signed-in.ts';

export function endSessionRoutes(app: FastifyInstance, routes: PageRoutes): void {
  const { parts } = routes;

  app.post(END_SESSION, async (request, reply) => {
    const session = await providerSession(routes, request, reply);
    if (session.accountId) await signOut(parts.db, parts, session.uid);
    return seeOther(reply.header('clear-site-data', '"cache"'), '/logout');
  });
}
