/** The sign-up form. A right form leads to one and the same page, whether the address is new or known. */
import type { FastifyInstance } from 'fastify';
import * as copy from '../pages/copy.ts';
import { checkMailPage } from '../pages/messages.ts';
import { signUpPage } from '../pages/sign-up.page.ts';
import { repeatSignUpMail, signUp } from '../services/sign-up.ts';
import { emailFault, mobileDigits, signUpFaults } from './field.rules.ts';
import { formField } from './form-body.ts';
import { baseOf, interactionOf, type PageRoutes, sendPage, statusOfFaults } from './page-routes.ts';

type Uid = { Params: { uid: string } };

export function signUpRoutes(app: FastifyInstance, { parts, provider, frame }: PageRoutes): void {
  app.get<Uid>('/interaction/:uid/sign-up', async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    return sendPage(reply, signUpPage(frame, { base: baseOf(interaction.uid) }));
  });

  app.post<Uid>('/interaction/:uid/sign-up', async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    const base = baseOf(interaction.uid);
    const values = {
      name: formField(request.body, 'name').trim(),
      email: formField(request.body, 'email').trim(),
      mobile: formField(request.body, 'mobile').trim(),
      terms: formField(request.body, 'terms') === 'yes',
    };
    const password = formField(request.body, 'password');
    const faults = signUpFaults(values, password);
    const tooMany = faults.length === 0 && !(await parts.limits.maySendForm(request.ip));
    if (tooMany) faults.push({ field: 'email', text: copy.tooMany });
    if (faults.length > 0) {
      return sendPage(reply, signUpPage(frame, { base, values, faults }), statusOfFaults(tooMany));
    }
    await signUp(parts, { ...values, mobile: mobileDigits(values.mobile), password });
    return sendPage(reply, checkMailPage(frame, { base, email: values.email }));
  });

  app.post<Uid>('/interaction/:uid/sign-up/again', async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply);
    const email = formField(request.body, 'email').trim();
    if (!interaction || emailFault(email)) return reply.redirect('/', 303);
    if (await parts.limits.maySendForm(request.ip)) repeatSignUpMail(parts, email);
    return sendPage(reply, checkMailPage(frame, { base: baseOf(interaction.uid), email }));
  });
}
