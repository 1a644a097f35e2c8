/** Ends every sign-in of the person signed in at the provider, then lets this browser's portal clean up after itself. */
import type { FastifyInstance } from 'fastify';
import { everywhere } from '../pages/copy.ts';
import { signOutEverywherePage } from '../pages/forms.ts';
import { logInFirstPage } from '../pages/messages.ts';
import { signOutEverywhere } from '../services/sign-out.ts';
import { type PageRoutes, seeOther, sendPage } from './page-routes.ts';
import { signedInAccount } from './signed-in.ts';

const PATH = '/idp/sign-out-everywhere';

export function signOutEverywhereRoutes(app: FastifyInstance, routes: PageRoutes): void {
  const { parts, frame } = routes;

  app.get(PATH, async (request, reply) => {
    const account = await signedInAccount(routes, request, reply);
    if (!account) return sendPage(reply, logInFirstPage(frame, everywhere));
    return sendPage(reply, signOutEverywherePage(frame, { current: account.email }));
  });

  app.post(PATH, async (request, reply) => {
    const account = await signedInAccount(routes, request, reply);
    if (!account) return sendPage(reply, logInFirstPage(frame, everywhere));
    await signOutEverywhere(parts.db, parts, account.subject);
    return seeOther(reply, '/logout');
  });
}
