/**
 * POST {public-api}/chat/context: the chat says its token and is told whom it talks to. Called by the chat's
 * server, or by a page of our own origin: no other origin's page is let in, as nothing here allows one.
 */
import { restPaths } from '@portal/contract/http';
import { chatContext, chatContextRequest } from '@portal/contract/rest';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Identity } from '../../identity/identity.ts';
import { Refusal } from '../../wire/refusal.ts';
import { chatContextOf } from './chat.service.ts';

/** A chat's server asks for all of its customers; who guesses is as slow. */
const PER_MINUTE = 300;

export const chatRest =
  (deps: Pick<Deps, 'db' | 'clock'>, { admin }: Pick<Identity, 'admin'>): FastifyPluginAsync =>
  async (app) => {
    app.post(
      restPaths.chatContext,
      { bodyLimit: 4096, config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const asked = chatContextRequest.safeParse(request.body);
        if (!asked.success) throw new Refusal('SK_CHAT_1001');
        return chatContext.parse(await chatContextOf(deps, admin, asked.data.chatToken));
      },
    );
  };
