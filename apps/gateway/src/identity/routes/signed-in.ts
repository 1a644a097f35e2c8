/** Who is signed in at the provider in this browser: its session cookie tells, as at the next log-in. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findAccountBySubject, type IdpAccount } from '../accounts/idp-account.store.ts';
import type { PageRoutes } from './page-routes.ts';

export async function signedInAccount(
  { parts, provider }: Pick<PageRoutes, 'parts' | 'provider'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<IdpAccount | null> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  const account = session.accountId ? await findAccountBySubject(parts.db, session.accountId) : undefined;
  return account ?? null;
}
