/** The demo world, in which Daniel Tan sees the home of Tan Mei Lin, anew for each test. */
import type { OperationName } from '@portal/contract';
import { afterEach, beforeEach } from 'vitest';
import { deliverBatch } from '../../../jobs/outbox-worker.ts';
import { createMailer } from '../../../ports/mail/create-mailer.ts';
import { devMailbox } from '../../../ports/mail/dev-mailbox.store.ts';
import { getCode, getData } from '../../../test/answers.ts';
import { openTestWorld, type TestWorld, type TestWorldOptions } from '../../../test/test-world.ts';
import { delegateMailHandlers } from '../mails/mails.ts';

export const MEI_LIN = 'meilin@example.com';
export const DANIEL = 'daniel.tan@example.com';
export const IVAN = 'ivan@example.com';
export const home = { bpNo: '1000145021', premiseNo: '6100145021' };
export const account = { accountNo: '8934521670' };
export const named = { ...account, ...home, system: 'EBS' };

export const quiet = { warn() {}, error() {}, info() {} };

/** @param prepare the world of each test further */
export function eachDelegateWorld(prepare: (world: TestWorld) => Promise<void> = async () => undefined) {
  let world: TestWorld;
  let presses = 0;
  beforeEach(async () => {
    world = await openTestWorld();
    await prepare(world);
  });
  afterEach(() => world.close());

  const ask = (email: string, name: OperationName, input: unknown) => {
    presses += 1;
    return world.call(email, { [name]: input }, { 'idempotency-key': `press-${presses}` });
  };
  const codeOf = async (email: string, name: OperationName, input: unknown) =>
    getCode(await ask(email, name, input), name);

  async function mailsTo(recipient: string, log: Pick<typeof quiet, 'warn' | 'error'> = quiet) {
    const { config, db, clock, identity } = world;
    const mailer = createMailer(config, db, clock);
    const handlers = delegateMailHandlers({ config, db, clock, mailer, log: quiet }, identity.admin);
    while ((await deliverBatch({ db, clock, log, handlers })) > 0);
    const mailbox = devMailbox(db, clock);
    const all = await Promise.all((await mailbox.list()).map(({ id }) => mailbox.get(id)));
    return all.flatMap((mail) => (mail?.recipient === recipient ? [mail] : []));
  }

  const invite = (email: string, until = '2027-02-20', holder = MEI_LIN) =>
    ask(holder, 'premises:inviteDelegate', { ...home, email, until });

  /** The token as the invited person finds it in the mail. */
  async function readToken(email: string): Promise<string> {
    const [mail] = (await mailsTo(email)).filter(({ text }) => text.includes('#token='));
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (!token) throw new Error('no mail with a token');
    return token;
  }

  const listPeople = async (holder = MEI_LIN) =>
    getData(await ask(holder, 'premises:delegates', home), 'premises:delegates').delegates;

  return {
    get world() {
      return world;
    },

    /** In place of the world of the test. */
    async reopen(options: TestWorldOptions) {
      await world.close();
      world = await openTestWorld(options);
    },

    ask,
    codeOf,
    mailsTo,
    invite,
    readToken,
    listPeople,

    async letIn(email = IVAN, until = '2027-02-20', holder = MEI_LIN): Promise<string> {
      getData(await invite(email, until, holder), 'premises:inviteDelegate');
      const token = await readToken(email);
      getData(await ask(email, 'premises:openInvitation', { token }), 'premises:openInvitation');
      return token;
    },

    async findPerson(email: string) {
      const found = (await listPeople()).find((each) => each.email === email);
      if (!found) throw new Error('nobody has this address');
      return found;
    },

    seesBills: async (email: string) =>
      (await codeOf(email, 'bills:billHistory', { accounts: [named] })) === undefined,
  };
}
