/** Shared parts of the identity pages' routes: the services' parts, the frame, the provider. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { RETRY_AFTER_SECONDS } from '../../db/engines/query-failed.ts';
import type { PageFrame } from '../pages/layout.ts';
import type { PeoplePanel } from '../pages/people-panel.ts';
import type { IdentityParts } from '../parts.ts';
import type { PasswordHasher } from '../passwords/password-hash.ts';
import type { Browser } from '../services/sign-in.ts';

export interface PageRoutes {
  readonly parts: IdentityParts;
  readonly provider: Provider;
  readonly frame: PageFrame;
  /** Sandbox only. */
  readonly people: PeoplePanel | null;
}

export function sendPage(reply: FastifyReply, body: string, status = 200): FastifyReply {
  return isAnswered(reply) ? reply : reply.code(status).type('text/html; charset=utf-8').send(body);
}

export function seeOther(reply: FastifyReply, address: string): FastifyReply {
  return isAnswered(reply) ? reply : reply.redirect(address, 303);
}

/** By the deadline. The framework would log the address of a second answer, and a mailed link's holds its code. */
const isAnswered = (reply: FastifyReply): boolean => reply.sent || reply.raw.headersSent;

/** Why a form is shown again: it was typed wrong, a limit is reached, or too many others wait. */
export type FormRefusal = 'typed' | 'limit' | 'busy';

const statusOfRefusal: Readonly<Record<FormRefusal, number>> = { typed: 400, limit: 429, busy: 503 };

export function sendAgain(reply: FastifyReply, form: string, refusal: FormRefusal): FastifyReply {
  if (refusal === 'busy') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return sendPage(reply, form, statusOfRefusal[refusal]);
}

/** Sends the answer to a form. Not in its turn, which a browser that reads slowly would hold. */
type FormAnswer = () => FastifyReply;

/**
 * Looks at a form when it is its sender's turn.
 * @param busy the answer to one that was not looked at, as too many others wait
 */
export async function inTurn(
  { turns }: Pick<IdentityParts, 'turns'>,
  request: FastifyRequest,
  busy: FormAnswer,
  look: (passwords: PasswordHasher) => Promise<FormAnswer>,
): Promise<FastifyReply> {
  const answer = await turns.take(request, look);
  return answer === 'busy' ? busy() : answer();
}

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/**
 * The interaction that the browser's cookie names, when it is the one in the path. A stale bookmark, the
 * back button after logging in or a forged post has none.
 */
export async function findInteraction(
  provider: Provider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<Interaction | null> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === request.params.uid ? interaction : null;
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  }
}

export const toBrowser = ({ ip, headers }: FastifyRequest): Browser => ({ ip, cookies: headers.cookie });

export const getBasePath = (uid: string): string => `/interaction/${encodeURIComponent(uid)}`;
