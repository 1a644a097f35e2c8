/** /interaction/:uid and its sign-in form. Without an interaction the visitor starts anew at the portal. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Puzzle } from '../limits/proof-of-work.ts';
import { type SignInFault, signInPage } from '../pages/sign-in.page.ts';
import { signUpPage } from '../pages/sign-up.page.ts';
import { CREATE_PROMPT } from '../provider/provider.ts';
import { signIn } from '../services/sign-in.ts';
import { formField } from './form-body.ts';
import {
  type FormRefusal,
  findInteraction,
  getBasePath,
  type Interaction,
  inTurn,
  type PageRoutes,
  seeOther,
  sendAgain,
  sendPage,
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

const refusalOf: Readonly<Record<SignInFault, FormRefusal>> = {
  'email-missing': 'typed',
  'password-missing': 'typed',
  wrong: 'typed',
  'too-many': 'limit',
  unpaid: 'limit',
  busy: 'busy',
};

export function signInRoutes(app: FastifyInstance, { parts, provider, frame, people }: PageRoutes): void {
  const slow = slowDown(parts);

  async function formPage(base: string, isSignUp: boolean, request: FastifyRequest): Promise<string> {
    if (isSignUp) return signUpPage(frame, { base, puzzle: await slow.puzzleFor('mail', request) });
    return signInPage(frame, { base, people, puzzle: await slow.puzzleFor('password', request) });
  }

  app.get<Uid>('/interaction/:uid', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return seeOther(reply, '/');
    return sendPage(reply, await formPage(getBasePath(interaction.uid), wantsSignUp(interaction), request));
  });

  app.get<Uid>('/interaction/:uid/sign-in', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return seeOther(reply, '/');
    return sendPage(reply, await formPage(getBasePath(interaction.uid), false, request));
  });

  app.post<Uid>('/interaction/:uid/sign-in', async (request, reply) => {
    const base = getBasePath(request.params.uid);
    const email = formField(request.body, 'email').trim();
    const password = formField(request.body, 'password');
    const again = (faults: readonly [SignInFault, ...SignInFault[]], puzzle: Puzzle | null) => () =>
      sendAgain(reply, signInPage(frame, { base, email, faults, people, puzzle }), refusalOf[faults[0]]);

    return inTurn(parts, request, again(['busy'], null), async (passwords) => {
      const interaction = await findInteraction(provider, request, reply);
      if (!interaction) return () => seeOther(reply, '/');
      const [fault, ...faults] = missing(email, password);
      if (fault) return again([fault, ...faults], await slow.puzzleFor('password', request));
      const isPaidFor = () => slow.isPaidFor(request);
      const outcome = await signIn(parts, passwords, {
        email,
        password,
        browser: toBrowser(request),
        isPaidFor,
      });
      if (!outcome.ok) return again([outcome.fault], await slow.puzzleFor('password', request));
      const result = {
        // Gone with the browser: a shared computer forgets its visitors.
        login: { accountId: outcome.account.subject, amr: ['pwd'], remember: false },
        ...(interaction.prompt.name === CREATE_PROMPT ? { [CREATE_PROMPT]: {} } : {}),
      };
      const url = await provider.interactionResult(request.raw, reply.raw, result, {
        mergeWithLastSubmission: false,
      });
      const cookie = parts.devices.cookieFor(request.headers.cookie, outcome.account);
      return () => seeOther(reply.header('set-cookie', cookie), url);
    });
  });
}
