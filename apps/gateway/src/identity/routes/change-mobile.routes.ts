/** A new mobile number for the person signed in at the provider; requires the password again. */
import type { FastifyInstance } from 'fastify';
import type { IdpAccount } from '../accounts/idp-account.store.ts';
import * as copy from '../pages/copy.ts';
import type { PageFault } from '../pages/layout.ts';
import { logInFirstPage, mobileChangedPage } from '../pages/messages.ts';
import { changeMobilePage } from '../pages/profile-forms.ts';
import { changeMobile, isSameMobile } from '../services/mobile-change.ts';
import { mobileDigits, mobileFault } from './field.rules.ts';
import { formField } from './form-body.ts';
import { type PageRoutes, sendPage, statusOfFaults, toBrowser } from './page-routes.ts';
import { returnAddress } from './return-address.ts';
import { signedInAccount } from './signed-in.ts';
import { missingPassword, passwordRefusal } from './with-password.ts';

const PATH = '/idp/change-mobile';

function typedFaults(account: IdpAccount, digits: string, password: string): PageFault[] {
  const same = isSameMobile(account, digits)
    ? { field: 'mobile', text: copy.faults.sameMobile }
    : mobileFault(digits, copy.labels.newMobile);
  return [same, missingPassword(password)].filter((fault) => fault !== null);
}

export function changeMobileRoutes(app: FastifyInstance, routes: PageRoutes): void {
  const { parts, frame } = routes;

  app.get(PATH, async (request, reply) => {
    const account = await signedInAccount(routes, request, reply);
    if (!account) return sendPage(reply, logInFirstPage(frame, copy.changeMobile));
    return sendPage(
      reply,
      changeMobilePage(frame, { current: account.mobile, back: returnAddress(request.query) }),
    );
  });

  app.post(PATH, async (request, reply) => {
    const account = await signedInAccount(routes, request, reply);
    if (!account) return sendPage(reply, logInFirstPage(frame, copy.changeMobile));
    const back = returnAddress(request.body);
    const mobile = formField(request.body, 'mobile').trim();
    const password = formField(request.body, 'password');
    const digits = mobileDigits(mobile);
    const faults = typedFaults(account, digits, password);
    const again = (more: PageFault[], tooMany = false) => {
      const view = { current: account.mobile, mobile, back, faults: [...faults, ...more] };
      return sendPage(reply, changeMobilePage(frame, view), statusOfFaults(tooMany));
    };
    if (faults.length > 0) return again([]);
    const refusal = await passwordRefusal(parts, account, { password, browser: toBrowser(request) });
    if (refusal) return again([refusal.fault], refusal.tooMany);
    if (await changeMobile(parts, account, digits)) return sendPage(reply, mobileChangedPage(frame, back));
    return again([{ field: 'mobile', text: copy.tooMany }], true);
  });
}
