/**
 * Delivers the mails of linking: looks up recipient and content at sending time, so that a queue holds ids alone. A
 * mail that is too late to be of use is not sent.
 */
import type { ClaimedMessage } from '../../../db/outbox.store.ts';
import type { OutboxHandler } from '../../../jobs/outbox-worker.ts';
import { notYouNotice } from '../../../mails/copy.ts';
import { formatInstant } from '../../../mails/instant-words.ts';
import { type MailText, makeMail } from '../../../mails/make-mail.ts';
import { type Application, applicationByNo } from '../application/application.store.ts';
import { linkedAccountNo } from '../notice.store.ts';
import * as copy from './mail-copy.ts';
import { applicationMail, HOLDER_NOTICE, holderNotice } from './mail-queue.ts';
import { getSite, loadRecipient, type MailAdmin, type MailDeps } from './recipient.ts';

/** Outbox handlers by kind of message. */
export function linkMailHandlers(deps: MailDeps, admin: MailAdmin): Readonly<Record<string, OutboxHandler>> {
  const application = (status: Application['status'], words: ApplicationWords): OutboxHandler => {
    return (message) => sendOfApplication(deps, admin, message, status, words);
  };
  return {
    'mail:link-approved': application('approved', copy.approved),
    'mail:link-rejected': application('rejected', copy.rejected),
    'mail:link-document': application('pending_document', copy.documentAsked),
    [HOLDER_NOTICE]: (message) => sendHolderNotice(deps, admin, message),
  };
}

type ApplicationWords = (company: string, reference: string) => MailText;

async function sendOfApplication(
  deps: MailDeps,
  admin: MailAdmin,
  message: ClaimedMessage,
  status: Application['status'],
  words: ApplicationWords,
): Promise<void> {
  const { applicationNo, documentNo } = applicationMail.parse(message.payload);
  const application = await applicationByNo(deps.db, applicationNo);
  // Sent again meanwhile: the applicant has done already what this mail would ask for.
  if (application?.status !== status || application.documentNo !== documentNo) return;
  const to = await loadRecipient(deps, admin, application.customerId, application);
  if (!to) return;
  const site = getSite(deps);
  const { companyName, reference, note } = application;
  await deps.mailer.send(
    makeMail(site, to, words(companyName, reference ?? ''), {
      url: `${site.origin}/login`,
      ...(note === null ? {} : { quote: { from: copy.note, text: note } }),
      warning: notYouNotice(site.helpline),
    }),
  );
}

async function sendHolderNotice(deps: MailDeps, admin: MailAdmin, message: ClaimedMessage): Promise<void> {
  const { customerId, accountId, what, at } = holderNotice.parse(message.payload);
  const accountNo = await linkedAccountNo(deps.db, customerId, accountId);
  const to = accountNo && (await loadRecipient(deps, admin, customerId));
  if (!to) return;
  const site = getSite(deps);
  const words = what === 'linked' ? copy.othersLinked : copy.othersTried;
  const mail = makeMail(site, to, words(accountNo.replaceAll('-', '').slice(-4), formatInstant(at)), {
    url: `${site.origin}/login`,
    warning: copy.notExpected(site.helpline),
  });
  await deps.mailer.send(mail);
}
