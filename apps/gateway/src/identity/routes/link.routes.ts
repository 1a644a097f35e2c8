/**
 * Where mailed links lead. Opening a page uses nothing up, as mail scanners open every link: the post
 * does, which the page's script sends by itself.
 */
import type { FastifyInstance } from 'fastify';
import type { LinkPurpose } from '../links/idp-link.store.ts';
import { readLinkCode } from '../links/link-code.ts';
import * as copy from '../pages/copy.ts';
import { newPasswordPage, verifyPage } from '../pages/forms.ts';
import {
  busyPage,
  deadLinkPage,
  emailChangedPage,
  passwordChangedPage,
  verifiedPage,
} from '../pages/messages.ts';
import { readResetLink, resetPassword } from '../services/password-reset.ts';
import { verifyEmail, verifyEmailChange } from '../services/verification.ts';
import { passwordFault } from './field.rules.ts';
import { formField } from './form-body.ts';
import { inTurn, type PageRoutes, sendAgain, sendPage } from './page-routes.ts';

type Code = { Querystring: { code?: unknown } };

/** The answer is the same for every fault of a link. */
const GONE = 410;

export function linkRoutes(app: FastifyInstance, { parts, frame }: PageRoutes): void {
  const dead = (purpose: LinkPurpose) => deadLinkPage(frame, purpose);

  const confirm = (
    path: string,
    purpose: LinkPurpose,
    use: (code: string) => Promise<boolean>,
    done: () => string,
  ) => {
    app.get<Code>(path, (request, reply) => {
      const code = readLinkCode(request.query.code);
      if (code === null) return sendPage(reply, dead(purpose), GONE);
      return sendPage(reply, verifyPage(frame, { action: path, code }));
    });
    app.post(path, async (request, reply) => {
      const code = readLinkCode(formField(request.body, 'code'));
      if (code === null || !(await use(code))) return sendPage(reply, dead(purpose), GONE);
      return sendPage(reply, done());
    });
  };

  confirm(
    '/idp/verify',
    'verify',
    (code) => verifyEmail(parts, code),
    () => verifiedPage(frame),
  );
  confirm(
    '/idp/verify-email-change',
    'change-email',
    (code) => verifyEmailChange(parts, code),
    () => emailChangedPage(frame),
  );

  app.get<Code>('/idp/new-password', async (request, reply) => {
    const code = readLinkCode(request.query.code);
    const link = code === null ? undefined : await readResetLink(parts, code);
    if (code === null || !link) return sendPage(reply, dead('reset'), GONE);
    return sendPage(reply, newPasswordPage(frame, { code, email: link.email }));
  });

  app.post('/idp/new-password', async (request, reply) => {
    const code = readLinkCode(formField(request.body, 'code'));
    const password = formField(request.body, 'password');
    const gone = () => sendPage(reply, dead('reset'), GONE);
    const busy = () => sendAgain(reply, busyPage(frame, false), 'busy');
    if (code === null) return gone();
    return inTurn(parts, request, busy, async (passwords) => {
      const link = await readResetLink(parts, code);
      if (!link) return gone;
      const { email } = link;
      const fault = passwordFault(password, email, copy.labels.newPassword);
      if (fault)
        return () => sendAgain(reply, newPasswordPage(frame, { code, email, faults: [fault] }), 'typed');
      const account = await resetPassword(parts, passwords, { code, password });
      if (!account) return gone;
      // The mailbox is theirs: this browser is no stranger's any more.
      const cookie = parts.devices.cookieFor(request.headers.cookie, account);
      return () => sendPage(reply.header('set-cookie', cookie), passwordChangedPage(frame));
    });
  });
}
