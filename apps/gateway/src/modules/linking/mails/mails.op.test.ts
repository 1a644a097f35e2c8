import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../../db/transaction.ts';
import { deliverBatch } from '../../../jobs/outbox-worker.ts';
import { createMailer } from '../../../ports/mail/create-mailer.ts';
import { devMailbox, type MailboxMail } from '../../../ports/mail/dev-mailbox.store.ts';
import { MailRefused } from '../../../ports/mail/port.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { type ManualCalls, manualCalls, pdfFile } from '../test/manual-calls.ts';
import { queueHolderNotice } from './mail-queue.ts';
import { linkMailHandlers } from './mails.ts';

const AISYAH = 'aisyah@sinmingbaking.example';
const lines: string[] = [];
let world: TestWorld;
let calls: ManualCalls;
beforeEach(async () => {
  lines.length = 0;
  world = await openTestWorld();
  calls = manualCalls(world);
});
afterEach(() => world.close());

/** Delivers what waits. @param refuse as a mail server that is down */
async function deliver({ refuse = false, knowsNobody = false } = {}): Promise<void> {
  const { config, db, clock } = world;
  const log = { warn: (...texts: unknown[]) => void lines.push(JSON.stringify(texts)), error() {} };
  const mailer = refuse
    ? { send: () => Promise.reject(new MailRefused('down')) }
    : createMailer(config, db, clock);
  const admin = knowsNobody ? { getUser: async () => null } : world.identity.admin;
  const handlers = linkMailHandlers({ config, db, mailer, log }, admin);
  while ((await deliverBatch({ db, clock, log, handlers })) > 0);
}

async function mails(): Promise<MailboxMail[]> {
  const mailbox = devMailbox(world.db, world.clock);
  const all = await Promise.all((await mailbox.list()).map(({ id }) => mailbox.get(id)));
  return all.flatMap((mail) => (mail ? [mail] : []));
}

describe('who applied for a company', () => {
  test('hears of the approval, with a greeting, one act and the helpline', async () => {
    const reference = await calls.apply(AISYAH);
    await calls.decide(reference, 'approve');
    await deliver();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: AISYAH, subject: 'Your company has been linked' });
    expect(mail?.text).toContain('Hello Nur Aisyah');
    expect(mail?.text).toContain(reference);
    expect(mail?.text).toContain('Sin Ming Baking Supplies Pte Ltd');
    expect(mail?.text).toContain('Log in: http://localhost:4000/login');
    expect(mail?.text).toContain('Helpline 1800-2222-333');
  });

  test.each([
    ['reject', 'Your application was not approved'],
    ['newDocument', 'Please send your signed form again'],
  ])('hears of "%s" with the words of staff as text, whatever they are', async (decision, subject) => {
    const note = 'Page 2 is missing.\n<b>Send</b> both & sign them.';
    await calls.decide(await calls.apply(AISYAH), decision, note);
    await deliver();
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: AISYAH, subject });
    expect(mail?.text).toContain(`Message from our staff:\n\n${note}`);
    expect(mail?.html).toContain('Page 2 is missing.\n&lt;b&gt;Send&lt;/b&gt; both &amp; sign them.');
  });

  test('is written to where they are reached now', async () => {
    await calls.decide(await calls.apply(AISYAH), 'approve');
    const moved = { email: 'new@company.example', emailKey: 'new@company.example' };
    await world.db.updateTable('idpAccount').set(moved).where('email', '=', AISYAH).execute();
    await deliver();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['new@company.example']);
  });

  test('is written to where they were reached then, when the provider tells nothing', async () => {
    await calls.decide(await calls.apply(AISYAH), 'approve');
    await deliver({ knowsNobody: true });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([AISYAH]);
  });

  test('is not asked for a document that has come meanwhile', async () => {
    const reference = await calls.apply(AISYAH);
    await calls.decide(reference, 'newDocument', 'Please sign it.');
    await calls.send(AISYAH, { file: pdfFile('again.pdf', 'Signed now') });
    await deliver();
    expect(await mails()).toEqual([]);
  });

  test('is asked for a third document once, with what was said about the second', async () => {
    const reference = await calls.apply(AISYAH);
    await calls.decide(reference, 'newDocument', 'Please sign it.');
    await calls.send(AISYAH, { file: pdfFile('again.pdf', 'Signed now') });
    await calls.decide(reference, 'newDocument', 'It is still not signed.');
    await deliver();
    expect((await mails()).map(({ text }) => text.includes('still not signed'))).toEqual([true]);
  });

  test('gets the mail later, when it cannot be sent now, and once', async () => {
    await calls.decide(await calls.apply(AISYAH), 'approve');
    await deliver({ refuse: true });
    expect(await mails()).toEqual([]);
    world.clock.shift(60_000);
    await deliver();
    await deliver();
    expect(await mails()).toHaveLength(1);
  });
});

describe('whoever holds an account already', () => {
  const MEI_LIN = { customerId: 1001, accountId: 0, at: Date.parse('2026-11-20T07:30:00Z') };
  const notice = async (what: 'linked' | 'tried', dedupe = 'once') => {
    const { accountId } = await world.db
      .selectFrom('account')
      .select('accountId')
      .where('accountNo', '=', '8934521670')
      .executeTakeFirstOrThrow();
    await withTransaction(world.db, (tx) => queueHolderNotice(tx, { ...MEI_LIN, accountId, what }, dedupe));
  };

  test.each([
    ['linked', 'Another login has been linked to your account', 'Your own login stays linked.'],
    ['tried', 'Someone tried to link your account', 'nothing has changed'],
  ] as const)(
    'hears that somebody "%s" it, by its last digits, when, and whom to call',
    async (what, subject, words) => {
      await notice(what);
      await notice(what);
      await deliver();
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ recipient: 'meilin@example.com', subject });
      expect(mail?.text).toContain('ending with 1670 on Fri 20 Nov 2026, 3:30 PM');
      expect(mail?.text).toContain(words);
      expect(mail?.text).toContain('If you did not expect this, call 1800-2222-333 immediately.');
      expect(mail?.text).not.toContain('8934521670');
    },
  );

  test('is told nothing once it is theirs no longer', async () => {
    await notice('linked');
    await world.db.deleteFrom('customerAccount').where('customerId', '=', 1001).execute();
    await deliver();
    expect(await mails()).toEqual([]);
  });

  test('a holder whom the provider does not name is reported to operators, without a name', async () => {
    await notice('linked');
    await deliver({ knowsNobody: true });
    expect(await mails()).toEqual([]);
    expect(lines.join('')).toContain('mail without address');
    expect(lines.join('')).not.toMatch(/meilin|8934521670|1001/);
  });
});
