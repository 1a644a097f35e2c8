/** A new address for the person signed in at the provider; requires the password again. */
import type { FastifyInstance } from 'fastify';
import type { IdpAccount } from '../accounts/idp-account.store.ts';
import * as copy from '../pages/copy.ts';
import type { PageFault } from '../pages/layout.ts';
import { changeLinkSentPage, logInFirstPage } from '../pages/messages.ts';
import { changeEmailPage } from '../pages/profile-forms.ts';
import { isSameAddress, requestEmailChange } from '../services/email-change.ts';
import { emailFault } from './field.rules.ts';
import { formField } from './form-body.ts';
import { type PageRoutes, sendPage, statusOfFaults, toBrowser } from './page-routes.ts';
import { returnAddress } from './return-address.ts';
import { signedInAccount } from './signed-in.ts';
import { missingPassword, passwordRefusal } from './with-password.ts';

const PATH = '/idp/change-email';

function typedFaults(account: IdpAccount, email: string, password: string): PageFault[] {
  const same = isSameAddress(email, account.email)
    ? { field: 'email', text: copy.faults.sameEmail }
    : emailFault(email, 'email', copy.labels.newEmail);
  return [same, missingPassword(password)].filter((fault) => fault !== null);
}

export function changeEmailRoutes(app: FastifyInstance, routes: PageRoutes): void {
  const { parts, frame } = routes;

  app.get(PATH, async (request, reply) => {
    const account = await signedInAccount(routes, request, reply);
    if (!account) return sendPage(reply, logInFirstPage(frame, copy.changeEmail));
    return sendPage(
      reply,
      changeEmailPage(frame, { current: account.email, back: returnAddress(request.query) }),
    );
  });

  app.post(PATH, async (request, reply) => {
    const account = await signedInAccount(routes, request, reply);
    if (!account) return sendPage(reply, logInFirstPage(frame, copy.changeEmail));
    const back = returnAddress(request.body);
    const email = formField(request.body, 'email').trim();
    const password = formField(request.body, 'password');
    const faults = typedFaults(account, email, password);
    const again = (more: PageFault[], tooMany = false) => {
      const view = { current: account.email, email, back, faults: [...faults, ...more] };
      return sendPage(reply, changeEmailPage(frame, view), statusOfFaults(tooMany));
    };
    if (faults.length > 0) return again([]);
    const refusal = await passwordRefusal(parts, account, { password, browser: toBrowser(request) });
    if (refusal) return again([refusal.fault], refusal.tooMany);
    if (await requestEmailChange(parts, account, email))
      return sendPage(reply, changeLinkSentPage(frame, { email, back }));
    return again([{ field: 'email', text: copy.tooMany }], true);
  });
}
