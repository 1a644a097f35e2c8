/** The sign-up form. A right form leads to one and the same page, whether the address is new or known. */
import type { FastifyInstance } from 'fastify';
import * as copy from '../pages/copy.ts';
import { checkMailPage } from '../pages/messages.ts';
import { signUpPage } from '../pages/sign-up.page.ts';
import { repeatSignUpMail, signUp } from '../services/sign-up.ts';
import { emailFault, mobileDigits, signUpFaults } from './field.rules.ts';
import { formField } from './form-body.ts';
import { findInteraction, getBasePath, type PageRoutes, sendPage, statusOfFaults } from './page-routes.ts';
import { slowDown } from './slow-down.ts';

type Uid = { Params: { uid: string } };

export function signUpRoutes(app: FastifyInstance, { parts, provider, frame }: PageRoutes): void {
  const slow = slowDown(parts);

  app.get<Uid>('/interaction/:uid/sign-up', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    const puzzle = await slow.puzzleFor('mail', request);
    return sendPage(reply, signUpPage(frame, { base: getBasePath(interaction.uid), puzzle }));
  });

  app.post<Uid>('/interaction/:uid/sign-up', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    const base = getBasePath(interaction.uid);
    const values = {
      name: formField(request.body, 'name').trim(),
      email: formField(request.body, 'email').trim(),
      mobile: formField(request.body, 'mobile').trim(),
      terms: formField(request.body, 'terms') === 'yes',
    };
    const password = formField(request.body, 'password');
    const faults = signUpFaults(values, password);
    const unpaid = faults.length === 0 && !(await slow.isPaidFor('mail', request));
    if (unpaid) faults.push({ field: 'password', text: copy.puzzle.passwordAgain });
    const puzzle = await slow.puzzleFor('mail', request);
    if (faults.length > 0) {
      return sendPage(reply, signUpPage(frame, { base, values, faults, puzzle }), statusOfFaults(unpaid));
    }
    await parts.limits.countMailForm(request.ip);
    await signUp(parts, { ...values, mobile: mobileDigits(values.mobile), password }, request.ip);
    return sendPage(reply, checkMailPage(frame, { base, email: values.email, puzzle }));
  });

  app.post<Uid>('/interaction/:uid/sign-up/again', async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply);
    const email = formField(request.body, 'email').trim();
    if (!interaction || emailFault(email)) return reply.redirect('/', 303);
    const paid = await slow.isPaidFor('mail', request);
    const puzzle = await slow.puzzleFor('mail', request);
    const body = checkMailPage(frame, { base: getBasePath(interaction.uid), email, puzzle });
    // Not sent yet: the page comes again with its puzzle and the reason.
    if (!paid) return sendPage(reply, body, statusOfFaults(true));
    await parts.limits.countMailForm(request.ip);
    repeatSignUpMail(parts, email, request.ip);
    return sendPage(reply, body);
  });
}
