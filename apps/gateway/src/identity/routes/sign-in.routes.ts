/** /interaction/:uid and its sign-in form. Without an interaction the visitor starts anew at the portal. */
import type { FastifyInstance } from 'fastify';
import { type SignInFault, signInPage } from '../pages/sign-in.page.ts';
import { signUpPage } from '../pages/sign-up.page.ts';
import { CREATE_PROMPT } from '../provider/provider.ts';
import { signIn } from '../services/sign-in.ts';
import { formField } from './form-body.ts';
import {
  baseOf,
  type Interaction,
  interactionOf,
  type PageRoutes,
  sendPage,
  statusOfFaults,
} from './page-routes.ts';

type Uid = { Params: { uid: string } };

const wantsSignUp = ({ prompt, params }: Interaction): boolean =>
  prompt.name === CREATE_PROMPT || params.screen_hint === 'signup';

function missing(email: string, password: string): SignInFault[] {
  const faults: SignInFault[] = [];
  if (email === '') faults.push('email-missing');
  if (password === '') faults.push('password-missing');
  return faults;
}

export function signInRoutes(app: FastifyInstance, { parts, provider, frame, people }: PageRoutes): void {
  app.get<Uid>('/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    const base = baseOf(interaction.uid);
    const body = wantsSignUp(interaction) ? signUpPage(frame, { base }) : signInPage(frame, { base, people });
    return sendPage(reply, body);
  });

  app.get<Uid>('/interaction/:uid/sign-in', async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    return sendPage(reply, signInPage(frame, { base: baseOf(interaction.uid), people }));
  });

  app.post<Uid>('/interaction/:uid/sign-in', async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    const email = formField(request.body, 'email').trim();
    const password = formField(request.body, 'password');
    const again = (faults: readonly SignInFault[]) => {
      const view = { base: baseOf(interaction.uid), email, faults, people };
      return sendPage(reply, signInPage(frame, view), statusOfFaults(faults.includes('too-many')));
    };
    const unfilled = missing(email, password);
    if (unfilled.length > 0) return again(unfilled);
    const outcome = await signIn(parts, { email, password, ip: request.ip });
    if (!outcome.ok) return again([outcome.fault]);
    const result = {
      // Gone with the browser: a shared computer forgets who was here.
      login: { accountId: outcome.subject, amr: ['pwd'], remember: false },
      ...(interaction.prompt.name === CREATE_PROMPT ? { [CREATE_PROMPT]: {} } : {}),
    };
    const url = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    });
    return reply.redirect(url, 303);
  });
}
