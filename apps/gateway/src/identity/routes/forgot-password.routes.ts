/** A forgotten password, from the sign-in page (which it leads back to) or from a link of the portal. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as copy from '../pages/copy.ts';
import { forgotPasswordPage } from '../pages/forms.ts';
import { linkSentPage } from '../pages/messages.ts';
import { forgotPassword } from '../services/password-reset.ts';
import { emailFault } from './field.rules.ts';
import { formField } from './form-body.ts';
import {
  findInteraction,
  getBasePath,
  type PageRoutes,
  sendPage,
  statusOfFaults,
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
    targets: FormTargets,
  ): Promise<FastifyReply> {
    const email = formField(request.body, 'email').trim();
    const fault = emailFault(email);
    const unpaid = fault === null && !(await slow.isPaidFor('mail', request));
    const shown = unpaid ? { field: 'email', text: copy.puzzle.sendAgain } : fault;
    const puzzle = await slow.puzzleFor('mail', request);
    if (shown) {
      const view = { ...targets, email, faults: [shown], puzzle };
      return sendPage(reply, forgotPasswordPage(frame, view), statusOfFaults(unpaid));
    }
    await parts.limits.countMailForm(request.ip);
    forgotPassword(parts, email, toBrowser(request));
    return sendPage(reply, linkSentPage(frame, { ...targets, email, puzzle }));
  }

  const within = async (request: FastifyRequest<Uid>, reply: FastifyReply): Promise<FormTargets | null> => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return null;
    const base = getBasePath(interaction.uid);
    return { action: `${base}/forgot-password`, back: `${base}/sign-in` };
  };

  app.get<Uid>('/interaction/:uid/forgot-password', async (request, reply) => {
    const targets = await within(request, reply);
    return form(request, reply, targets ?? ALONE);
  });
  app.post<Uid>('/interaction/:uid/forgot-password', async (request, reply) => {
    const targets = await within(request, reply);
    return answer(request, reply, targets ?? ALONE);
  });
  app.get('/idp/forgot-password', (request, reply) => form(request, reply, ALONE));
  app.post('/idp/forgot-password', (request, reply) => answer(request, reply, ALONE));
}
