/** @engines both */
import { shiftedClock } from '@portal/domain/clock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test/test-database.ts';
import { createMailer } from './create-mailer.ts';
import { devMailbox } from './dev-mailbox.store.ts';
import { MailRefused } from './port.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const clock = shiftedClock(systemClock);
const mail = (to: string) => ({ to, subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' });
const settings = { SMTP_URL: undefined, SANDBOX: true, MAIL_FROM: 'x@example.com' };

describe('the development mailbox', () => {
  it('shows the newest mails first, and counts those not opened', async () => {
    const mailer = createMailer(settings, database.db, clock);
    const mailbox = devMailbox(database.db, clock);
    await mailer.send(mail('first@example.com'));
    await mailer.send(mail('second@example.com'));
    const [newest, oldest] = await mailbox.list();
    expect([newest?.recipient, oldest?.recipient]).toEqual(['second@example.com', 'first@example.com']);
    await expect(mailbox.unseen()).resolves.toBe(2);
    await mailbox.markSeen(newest?.id ?? 0);
    await expect(mailbox.unseen()).resolves.toBe(1);
    await expect(mailbox.get(newest?.id ?? 0)).resolves.toMatchObject({ text: 'Hi', seen: true });
    await expect(mailbox.get(999_999)).resolves.toBeNull();
  });

  it('stores a mail as nodemailer composes it for a server', async () => {
    const mailer = createMailer(settings, database.db, clock);
    const written = {
      ...mail('weijie@example.com'),
      html: '<p>Hello 陈伟杰</p>\n',
      text: 'Hello 陈伟杰\n\n--\n',
    };
    await mailer.send(written);
    const mailbox = devMailbox(database.db, clock);
    const [entry] = await mailbox.list();
    const { to: recipient, ...parts } = written;
    await expect(mailbox.get(entry?.id ?? 0)).resolves.toMatchObject({ recipient, ...parts });
  });

  it('can be emptied, and later mails get new numbers', async () => {
    const mailer = createMailer(settings, database.db, clock);
    const mailbox = devMailbox(database.db, clock);
    await mailer.send(mail('before@example.com'));
    const [before] = await mailbox.list();
    await mailbox.empty();
    await expect(mailbox.list()).resolves.toEqual([]);
    await mailer.send(mail('after@example.com'));
    const [after] = await mailbox.list();
    expect(after?.id).toBeGreaterThan(before?.id ?? 0);
  });

  it('exists in the sandbox only: without sandbox and mail server every mail is refused', async () => {
    const mailer = createMailer({ ...settings, SANDBOX: false }, database.db, clock);
    await expect(mailer.send(mail('a@example.com'))).rejects.toThrow(MailRefused);
    await expect(devMailbox(database.db, clock).list()).resolves.toEqual([]);
  });
});
