/** Delivers the mails about meter readings: recipient and content are looked up at sending time. */
import { meterDigits } from '@portal/domain/meters/meter-digits';
import type { ClaimedMessage } from '../../../db/outbox.store.ts';
import type { OutboxHandler } from '../../../jobs/outbox-worker.ts';
import { notYouNotice } from '../../../mails/copy.ts';
import { formatInstant } from '../../../mails/instant-words.ts';
import { makeMail } from '../../../mails/make-mail.ts';
import { findLinkedRecipient, type MailAdmin, type MailDeps } from '../../linking/public.ts';
import { toRegister } from '../readable-meters.ts';
import { findReadingDecision, findSentReading } from '../review/review.store.ts';
import * as copy from './mail-copy.ts';
import { SET_ASIDE, setAsideMail } from './mail-queue.ts';

/** Outbox handlers by kind of message. */
export const readingMailHandlers = (
  deps: MailDeps & { readonly clock: { now(): number } },
  admin: MailAdmin,
): Readonly<Record<string, OutboxHandler>> => ({
  [SET_ASIDE]: (message) => sendSetAside(deps, admin, message),
});

async function sendSetAside(
  deps: Parameters<typeof readingMailHandlers>[0],
  admin: MailAdmin,
  message: ClaimedMessage,
): Promise<void> {
  const { customerId, accountId, readingNo } = setAsideMail.parse(message.payload);
  const { db, config, mailer, clock } = deps;
  const reading = await findSentReading(db, readingNo);
  // Sent again meanwhile: the customer has done already what this mail would ask for.
  if (reading === null) return;
  const decided = await findReadingDecision(db, { accountId, readingNo });
  const to = await findLinkedRecipient(deps, admin, customerId, accountId);
  if (!decided?.note || !to) return;
  const until = reading.closesAt < clock.now() ? null : formatInstant(reading.closesAt);
  const digits = meterDigits(reading.readingMilli, toRegister(reading));
  const words = copy.setAside(reading.deviceNo, digits, formatInstant(reading.sentAt), until);
  const site = { origin: config.publicOrigin, helpline: config.HELPLINE };
  await mailer.send(
    makeMail(site, to, words, {
      url: `${config.publicOrigin}/meter-readings`,
      quote: { from: copy.note, text: decided.note },
      warning: notYouNotice(site.helpline),
    }),
  );
}
