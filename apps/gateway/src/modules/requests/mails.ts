/** Delivers the mails about requests: for every event that its kind has words for, to each login that has the account. */
import type { Deps } from '../../deps.ts';
import { MessageExpired, type OutboxHandler } from '../../jobs/outbox-worker.ts';
import { notYouNotice } from '../../mails/copy.ts';
import { makeMail } from '../../mails/make-mail.ts';
import { findHeldAccounts } from '../accounts/public.ts';
import { getSite, loadRecipient, type MailAdmin, type MailDeps } from '../linking/public.ts';
import { copy } from './copy.ts';
import { REQUEST_MAIL, requestMailMessage } from './mail-message.ts';
import {
  findRequest,
  listCustomersOf,
  listEvents,
  type RequestEvent,
  type StoredRequest,
} from './request.store.ts';
import { type AnyRequestKind, findKind } from './request-kind.ts';

/** Outbox handlers by kind of message. */
export function requestMailHandlers(
  deps: MailDeps & Pick<Deps, 'clock'>,
  admin: MailAdmin,
  kinds: readonly AnyRequestKind[],
): Readonly<Record<string, OutboxHandler>> {
  return {
    async [REQUEST_MAIL]({ payload }) {
      const { customerId, requestId, eventNo } = requestMailMessage.parse(payload);
      const mail = await compose(deps, kinds, { customerId, requestId, eventNo });
      if (mail?.until !== undefined && mail.until <= deps.clock.now()) throw new MessageExpired();
      const to = mail && (await loadRecipient(deps, admin, customerId));
      if (!to) return;
      const site = getSite(deps);
      await deps.mailer.send(
        makeMail(site, to, mail.words, {
          url: `${site.origin}${mail.path}`,
          warning: notYouNotice(site.helpline),
        }),
      );
    },
  };
}

interface RequestMailMessage {
  readonly customerId: number;
  readonly requestId: string;
  readonly eventNo: number;
}

/** The request as the event left it: what has happened since has a mail of its own. */
function asOf(request: StoredRequest, { state, nextBy, payload }: RequestEvent): StoredRequest {
  return payload === null ? request : { ...request, state, nextBy, payload };
}

/** null: the kind has no words for the event, or the account is the recipient's no longer. */
async function compose({ db }: MailDeps, kinds: readonly AnyRequestKind[], message: RequestMailMessage) {
  const request = await findRequest(db, message.requestId);
  if (request === null) return null;
  const event = (await listEvents(db, request)).find(({ eventNo }) => eventNo === message.eventNo);
  const words = event && findKind(kinds, request.kind).mail(asOf(request, event), event.what);
  const [account] = await findHeldAccounts(db, [request.accountId]);
  if (!words || !account) return null;
  if (!(await listCustomersOf(db, request.accountId)).includes(message.customerId)) return null;
  const { subject, until } = words;
  const lastDigits = account.accountNo.replaceAll('-', '').slice(-4);
  const text = copy.about(words.text, request.requestId, lastDigits);
  return {
    words: { subject, title: subject, text, act: copy.view, reason: copy.reason },
    path: `/services/${request.kind}/${request.requestId}`,
    until,
  };
}
