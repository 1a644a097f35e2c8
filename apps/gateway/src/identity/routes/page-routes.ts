/** Shared parts of the identity pages' routes: the services' parts, the frame, the provider. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { PageFrame } from '../pages/layout.ts';
import type { PeoplePanel } from '../pages/people-panel.ts';
import type { IdentityParts } from '../parts.ts';
import type { Browser } from '../services/sign-in.ts';

export interface PageRoutes {
  readonly parts: IdentityParts;
  readonly provider: Provider;
  readonly frame: PageFrame;
  /** Sandbox only. */
  readonly people: PeoplePanel | null;
}

export function sendPage(reply: FastifyReply, body: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(body);
}

/** 429 for a limit, 400 for anything else that was typed wrong. */
export const statusOfFaults = (tooMany: boolean): number => (tooMany ? 429 : 400);

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
