/** The person signed in at the provider in this browser, by its session cookie, as at the next log-in. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findAccountBySubject, type IdpAccount } from '../accounts/idp-account.store.ts';
import type { PageRoutes } from './page-routes.ts';

type Parts = Pick<PageRoutes, 'parts' | 'provider'>;

export const providerSession = ({ provider }: Parts, { raw }: FastifyRequest, reply: FastifyReply) =>
  provider.Session.get(provider.createContext(raw, reply.raw));

export async function signedInAccount(
  routes: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<IdpAccount | null> {
  const { parts } = routes;
  const session = await providerSession(routes, request, reply);
  const account = session.accountId ? await findAccountBySubject(parts.db, session.accountId) : undefined;
  return account ?? null;
}
