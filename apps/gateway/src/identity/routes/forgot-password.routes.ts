/** A forgotten password, from the sign-in page (which it leads back to) or from a link of the portal. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Puzzle } from '../limits/proof-of-work.ts';
import * as copy from '../pages/copy.ts';
import { forgotPasswordPage } from '../pages/forms.ts';
import { linkSentPage } from '../pages/messages.ts';
import { forgotPassword } from '../services/password-reset.ts';
import { emailFault } from './field.rules.ts';
import { formField } from './form-body.ts';
import {
  type FormRefusal,
  findInteraction,
  getBasePath,
  inTurn,
  type PageRoutes,
  sendAgain,
  sendPage,
  toBrowser,
} from './page-routes.ts';
import { slowDown } from './slow-down.ts';

type Uid = { Params: { uid: string } };

interface FormTargets {
  readonly action: string;
  readonly back: string;
}

const ALONE: FormTargets = { action: '/idp/forgot-password', back: '/login' };

export function forgotPasswordRoutes(app: FastifyInstance, { parts, provider, frame }: PageRoutes): void {
  const slow = slowDown(parts);
  const form = async (request: FastifyRequest, reply: FastifyReply, targets: FormTargets) => {
    const puzzle = await slow.puzzleFor('mail', request);
    return sendPage(reply, forgotPasswordPage(frame, { ...targets, puzzle }));
  };

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    findTargets: () => Promise<FormTargets>,
  ): Promise<FastifyReply> {
    const email = formField(request.body, 'email').trim();
    const again =
      (text: string, refusal: FormRefusal, view: FormTargets & { puzzle: Puzzle | null }) => () => {
        const faults = [{ field: 'email', text }];
        return sendAgain(reply, forgotPasswordPage(frame, { ...view, email, faults }), refusal);
      };
    const busy = again(copy.busy.sendAgain, 'busy', { ...ALONE, puzzle: null });
    return inTurn(parts, request, busy, async () => {
      const targets = await findTargets();
      const fault = emailFault(email);
      const mayMail = fault === null && (await slow.mayMail(request));
      const view = { ...targets, puzzle: await slow.puzzleFor('mail', request) };
      if (fault) return again(fault.text, 'typed', view);
      if (!mayMail) return again(copy.puzzle.sendAgain, 'limit', view);
      forgotPassword(parts, email, toBrowser(request));
      return () => sendPage(reply, linkSentPage(frame, { ...view, email }));
    });
  }

  const within = async (request: FastifyRequest<Uid>, reply: FastifyReply): Promise<FormTargets> => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return ALONE;
    const base = getBasePath(interaction.uid);
    return { action: `${base}/forgot-password`, back: `${base}/sign-in` };
  };

  app.get<Uid>('/interaction/:uid/forgot-password', async (request, reply) => {
    return form(request, reply, await within(request, reply));
  });
  app.post<Uid>('/interaction/:uid/forgot-password', (request, reply) =>
    answer(request, reply, () => within(request, reply)),
  );
  app.get('/idp/forgot-password', (request, reply) => form(request, reply, ALONE));
  app.post('/idp/forgot-password', (request, reply) => answer(request, reply, async () => ALONE));
}
