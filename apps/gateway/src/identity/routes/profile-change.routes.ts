/**
 * A new e-mail address or mobile number for the person signed in at the provider. Requires the password again: a sign-in
 * left open is not enough.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdpAccount } from '../accounts/idp-account.store.ts';
import * as copy from '../pages/copy.ts';
import type { PageFault, PageFrame } from '../pages/layout.ts';
import { changeLinkSentPage, logInFirstPage, mobileChangedPage } from '../pages/messages.ts';
import { changeEmailPage, changeMobilePage } from '../pages/profile-forms.ts';
import type { IdentityParts } from '../parts.ts';
import { isSameAddress, requestEmailChange } from '../services/email-change.ts';
import { changeMobile, isSameMobile } from '../services/mobile-change.ts';
import { signIn } from '../services/sign-in.ts';
import { emailFault, mobileDigits, mobileFault } from './field.rules.ts';
import { formField } from './form-body.ts';
import { type FormRefusal, type PageRoutes, sendAgain, sendPage, toBrowser } from './page-routes.ts';
import { returnAddress } from './return-address.ts';
import { signedInAccount } from './signed-in.ts';

const missingPassword = (password: string): PageFault | null =>
  password === '' ? { field: 'password', text: copy.required(copy.labels.currentPassword) } : null;

/** Uses one of the attempts. @returns the problem, if any */
async function findPasswordFault(
  parts: IdentityParts,
  account: IdpAccount,
  password: string,
  request: FastifyRequest,
): Promise<{ readonly fault: PageFault; readonly refusal: FormRefusal } | null> {
  const outcome = await parts.turns.take(request, (passwords) =>
    signIn(parts, passwords, { email: account.email, password, browser: toBrowser(request) }),
  );
  const fault = (text: string): PageFault => ({ field: 'password', text });
  if (outcome === 'busy') return { fault: fault(copy.busy.passwordAgain), refusal: 'busy' };
  if (outcome.ok) return null;
  if (outcome.fault === 'too-many') return { fault: fault(copy.tooMany), refusal: 'limit' };
  return { fault: fault(copy.faults.wrongPassword), refusal: 'typed' };
}

interface FormView {
  readonly back: string;
  /** Typed before, with its faults. */
  readonly typed?: string;
  readonly faults?: readonly PageFault[];
}

interface ProfileChange {
  readonly path: string;
  readonly field: 'email' | 'mobile';
  readonly words: Parameters<typeof logInFirstPage>[1];
  buildForm(frame: PageFrame, account: IdpAccount, view: FormView): string;
  findFault(account: IdpAccount, typed: string): PageFault | null;
  /** @returns false, and changes nothing, when the person has had their notices for this hour */
  change(parts: IdentityParts, account: IdpAccount, typed: string): Promise<boolean>;
  buildDone(frame: PageFrame, typed: string, back: string): string;
}

const emailChange: ProfileChange = {
  path: '/idp/change-email',
  field: 'email',
  words: copy.changeEmail,
  buildForm: (frame, { email: current }, { typed: email = '', ...view }) =>
    changeEmailPage(frame, { current, email, ...view }),
  findFault: (account, email) =>
    isSameAddress(email, account.email)
      ? { field: 'email', text: copy.faults.sameEmail }
      : emailFault(email, 'email', copy.labels.newEmail),
  change: requestEmailChange,
  buildDone: (frame, email, back) => changeLinkSentPage(frame, { email, back }),
};

const mobileChange: ProfileChange = {
  path: '/idp/change-mobile',
  field: 'mobile',
  words: copy.changeMobile,
  buildForm: (frame, { mobile: current }, { typed: mobile = '', ...view }) =>
    changeMobilePage(frame, { current, mobile, ...view }),
  findFault: (account, mobile) =>
    isSameMobile(account, mobileDigits(mobile))
      ? { field: 'mobile', text: copy.faults.sameMobile }
      : mobileFault(mobileDigits(mobile), copy.labels.newMobile),
  change: (parts, account, mobile) => changeMobile(parts, account, mobileDigits(mobile)),
  buildDone: (frame, _, back) => mobileChangedPage(frame, back),
};

export function profileChangeRoutes(app: FastifyInstance, routes: PageRoutes): void {
  const { parts, frame } = routes;
  for (const { path, field, words, buildForm, findFault, change, buildDone } of [emailChange, mobileChange]) {
    app.get(path, async (request, reply) => {
      const account = await signedInAccount(routes, request, reply);
      if (!account) return sendPage(reply, logInFirstPage(frame, words));
      return sendPage(reply, buildForm(frame, account, { back: returnAddress(request.query) }));
    });

    app.post(path, async (request, reply) => {
      const account = await signedInAccount(routes, request, reply);
      if (!account) return sendPage(reply, logInFirstPage(frame, words));
      const back = returnAddress(request.body);
      const typed = formField(request.body, field).trim();
      const password = formField(request.body, 'password');
      const faults = [findFault(account, typed), missingPassword(password)].filter((fault) => fault !== null);
      const again = (shown: readonly PageFault[], refusal: FormRefusal) =>
        sendAgain(reply, buildForm(frame, account, { back, typed, faults: shown }), refusal);
      if (faults.length > 0) return again(faults, 'typed');
      const refused = await findPasswordFault(parts, account, password, request);
      if (refused) return again([refused.fault], refused.refusal);
      if (await change(parts, account, typed)) return sendPage(reply, buildDone(frame, typed, back));
      return again([{ field, text: copy.tooMany }], 'limit');
    });
  }
}
