/** A new address for the person signed in at the provider; asks for the password again. */
import type { FastifyInstance } from 'fastify';
import type { IdpAccount } from '../accounts/idp-account.store.ts';
import * as copy from '../pages/copy.ts';
import { changeEmailPage } from '../pages/forms.ts';
import type { PageFault } from '../pages/layout.ts';
import { changeLinkSentPage, logInFirstPage } from '../pages/messages.ts';
import { isSameAddress, requestEmailChange } from '../services/email-change.ts';
import { signIn } from '../services/sign-in.ts';
import { emailFault } from './field.rules.ts';
import { formField } from './form-body.ts';
import { type PageRoutes, sendPage, statusOfFaults } from './page-routes.ts';
import { signedInAccount } from './signed-in.ts';
import { wayBack } from './way-back.ts';

const PATH = '/idp/change-email';

export function changeEmailRoutes(app: FastifyInstance, routes: PageRoutes): void {
  const { parts, frame } = routes;

  const typedFaults = (account: IdpAccount, email: string, password: string): PageFault[] => {
    const same = isSameAddress(email, account.email)
      ? { field: 'email', text: copy.faults.sameEmail }
      : emailFault(email, 'email', copy.labels.newEmail);
    const noPassword =
      password === '' ? { field: 'password', text: copy.required(copy.labels.currentPassword) } : null;
    return [same, noPassword].filter((fault) => fault !== null);
  };

  app.get(PATH, async (request, reply) => {
    const account = await signedInAccount(routes, request, reply);
    if (!account) return sendPage(reply, logInFirstPage(frame, copy.changeEmail));
    return sendPage(reply, changeEmailPage(frame, { current: account.email, back: wayBack(request.query) }));
  });

  app.post(PATH, async (request, reply) => {
    const account = await signedInAccount(routes, request, reply);
    if (!account) return sendPage(reply, logInFirstPage(frame, copy.changeEmail));
    const back = wayBack(request.body);
    const email = formField(request.body, 'email').trim();
    const password = formField(request.body, 'password');
    const faults = typedFaults(account, email, password);
    let tooMany = false;
    if (faults.length === 0) {
      const outcome = await signIn(parts, { email: account.email, password, ip: request.ip });
      tooMany = !outcome.ok && outcome.fault === 'too-many';
      const text = tooMany ? copy.tooMany : copy.faults.wrongPassword;
      if (!outcome.ok) faults.push({ field: 'password', text });
    }
    if (faults.length > 0) {
      const view = { current: account.email, back, email, faults };
      return sendPage(reply, changeEmailPage(frame, view), statusOfFaults(tooMany));
    }
    await requestEmailChange(parts, account, email);
    return sendPage(reply, changeLinkSentPage(frame, { email, back }));
  });
}
