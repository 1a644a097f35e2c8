/** The sign-up form. A right form leads to one and the same page, whether the address is new or known. */
import type { FastifyInstance } from 'fastify';
import type { Puzzle } from '../limits/proof-of-work.ts';
import * as copy from '../pages/copy.ts';
import type { PageFault } from '../pages/layout.ts';
import { busyPage, checkMailPage } from '../pages/messages.ts';
import { signUpPage } from '../pages/sign-up.page.ts';
import { repeatSignUpMail, signUp } from '../services/sign-up.ts';
import { emailFault, mobileDigits, signUpFaults } from './field.rules.ts';
import { formField } from './form-body.ts';
import {
  type FormRefusal,
  findInteraction,
  getBasePath,
  inTurn,
  type PageRoutes,
  seeOther,
  sendAgain,
  sendPage,
} from './page-routes.ts';
import { slowDown } from './slow-down.ts';

type Uid = { Params: { uid: string } };

export function signUpRoutes(app: FastifyInstance, { parts, provider, frame }: PageRoutes): void {
  const slow = slowDown(parts);

  app.get<Uid>('/interaction/:uid/sign-up', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return seeOther(reply, '/');
    const puzzle = await slow.puzzleFor('mail', request);
    return sendPage(reply, signUpPage(frame, { base: getBasePath(interaction.uid), puzzle }));
  });

  app.post<Uid>('/interaction/:uid/sign-up', async (request, reply) => {
    const base = getBasePath(request.params.uid);
    const values = {
      name: formField(request.body, 'name').trim(),
      email: formField(request.body, 'email').trim(),
      mobile: formField(request.body, 'mobile').trim(),
      terms: formField(request.body, 'terms') === 'yes',
    };
    const password = formField(request.body, 'password');
    const again = (faults: readonly PageFault[], refusal: FormRefusal, puzzle: Puzzle | null) => () =>
      sendAgain(reply, signUpPage(frame, { base, values, faults, puzzle }), refusal);
    const passwordAgain = (text: string): PageFault[] => [{ field: 'password', text }];

    const busy = again(passwordAgain(copy.busy.passwordAgain), 'busy', null);
    return inTurn(parts, request, busy, async (passwords) => {
      const interaction = await findInteraction(provider, request, reply);
      if (!interaction) return () => seeOther(reply, '/');
      const faults = signUpFaults(values, password);
      const mayMail = faults.length === 0 && (await slow.mayMail(request));
      const puzzle = await slow.puzzleFor('mail', request);
      if (faults.length > 0) return again(faults, 'typed', puzzle);
      if (!mayMail) return again(passwordAgain(copy.puzzle.passwordAgain), 'limit', puzzle);
      const wanted = { ...values, mobile: mobileDigits(values.mobile), password };
      await signUp(parts, passwords, wanted, request.ip);
      return () => sendPage(reply, checkMailPage(frame, { base, email: values.email, puzzle }));
    });
  });

  app.post<Uid>('/interaction/:uid/sign-up/again', async (request, reply) => {
    const base = getBasePath(request.params.uid);
    const email = formField(request.body, 'email').trim();
    const busy = () => sendAgain(reply, busyPage(frame, false), 'busy');
    return inTurn(parts, request, busy, async () => {
      const interaction = await findInteraction(provider, request, reply);
      if (!interaction || emailFault(email)) return () => seeOther(reply, '/');
      const mayMail = await slow.mayMail(request);
      const puzzle = await slow.puzzleFor('mail', request);
      const body = checkMailPage(frame, { base, email, puzzle });
      // Not sent yet: the page comes again with its puzzle and the reason.
      if (!mayMail) return () => sendAgain(reply, body, 'limit');
      repeatSignUpMail(parts, email, request.ip);
      return () => sendPage(reply, body);
    });
  });
}
