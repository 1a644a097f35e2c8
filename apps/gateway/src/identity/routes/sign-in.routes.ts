/** /interaction/:uid and its sign-in form. Without an interaction the visitor starts anew at the portal. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type SignInFault, signInPage } from '../pages/sign-in.page.ts';
import { signUpPage } from '../pages/sign-up.page.ts';
import { CREATE_PROMPT } from '../provider/provider.ts';
import { signIn } from '../services/sign-in.ts';
import { formField } from './form-body.ts';
import {
  findInteraction,
  getBasePath,
  type Interaction,
  type PageRoutes,
  sendPage,
  statusOfFaults,
  toBrowser,
} from './page-routes.ts';
import { slowDown } from './slow-down.ts';

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
  const slow = slowDown(parts);

  async function formPage(base: string, isSignUp: boolean, request: FastifyRequest): Promise<string> {
    if (isSignUp) return signUpPage(frame, { base, puzzle: await slow.puzzleFor('mail', request) });
    return signInPage(frame, { base, people, puzzle: await slow.puzzleFor('password', request) });
  }

  app.get<Uid>('/interaction/:uid', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    return sendPage(reply, await formPage(getBasePath(interaction.uid), wantsSignUp(interaction), request));
  });

  app.get<Uid>('/interaction/:uid/sign-in', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    return sendPage(reply, await formPage(getBasePath(interaction.uid), false, request));
  });

  app.post<Uid>('/interaction/:uid/sign-in', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    const email = formField(request.body, 'email').trim();
    const password = formField(request.body, 'password');
    const again = async (faults: readonly SignInFault[]) => {
      const puzzle = await slow.puzzleFor('password', request);
      const view = { base: getBasePath(interaction.uid), email, faults, people, puzzle };
      const tooMany = faults.includes('too-many') || faults.includes('unpaid');
      return sendPage(reply, signInPage(frame, view), statusOfFaults(tooMany));
    };
    const unfilled = missing(email, password);
    if (unfilled.length > 0) return again(unfilled);
    const outcome = await signIn(parts, {
      email,
      password,
      browser: toBrowser(request),
      isPaidFor: () => slow.isPaidFor('password', request),
    });
    if (!outcome.ok) return again([outcome.fault]);
    const result = {
      // Gone with the browser: a shared computer forgets its visitors.
      login: { accountId: outcome.account.subject, amr: ['pwd'], remember: false },
      ...(interaction.prompt.name === CREATE_PROMPT ? { [CREATE_PROMPT]: {} } : {}),
    };
    const url = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    });
    reply.header('set-cookie', parts.devices.cookieFor(request.headers.cookie, outcome.account));
    return reply.redirect(url, 303);
  });
}
