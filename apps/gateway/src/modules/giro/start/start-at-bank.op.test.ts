import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverBatch } from '../../../jobs/outbox-worker.ts';
import { EgiroBankUnavailable } from '../../../ports/egiro-bank/port.ts';
import { createMailer } from '../../../ports/mail/create-mailer.ts';
import { devMailbox } from '../../../ports/mail/dev-mailbox.store.ts';
import { requestKinds } from '../../../wire/request-kinds.ts';
import { requestMailHandlers } from '../../requests/mails.ts';
import { ACTIVE, BERNARD, type GiroWorld, HOME, HOUR, MINUTE, openGiroWorld } from '../test/giro-world.ts';

let world: GiroWorld;
beforeEach(async () => {
  world = await openGiroWorld();
});
afterEach(() => world.close());

/** Calls to the bank that a test answers one by one, in the order in which they were made. */
function holdCalls() {
  const calls: { answer(): void; fail(): void }[] = [];
  world.bank.start = (order) =>
    new Promise((resolve, reject) => {
      calls.push({
        answer: () => resolve({ redirectUrl: `https://bank.example/pages/${order.txnRefNo}` }),
        fail: () => reject(new EgiroBankUnavailable('down')),
      });
    });
  const reached = async (count: number) => {
    while (calls.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { calls, reached };
}

describe('two tabs and a bank that answers one of them', () => {
  it('a set-up goes on in the tab that waits, though the other one failed', async () => {
    const { calls, reached } = holdCalls();
    const first = world.setUp();
    await reached(1);
    const second = world.setUp();
    await reached(2);
    calls[1]?.fail();
    expect((await second).code).toBe('SK_GIRO_1006');
    expect(await world.statusOf(HOME.accountId)).toEqual(['PENDING_SETUP']);
    calls[0]?.answer();
    const { status, body } = await first;
    expect([status, body.status]).toEqual([200, 'SETUP_PENDING']);
    await world.tell({ event: 'completed', txn_ref_no: body.txn_ref_no, last_four: '2208' });
    expect(await world.statusOf(HOME.accountId)).toEqual(['ACTIVE']);
    expect(await world.notices()).toEqual(['completed applied']);
  });

  it('a termination goes on as well', async () => {
    const reference = await world.activeReference();
    const { calls, reached } = holdCalls();
    const first = world.terminate(reference);
    await reached(1);
    const second = world.terminate(reference);
    await reached(2);
    calls[1]?.fail();
    expect((await second).code).toBe('SK_GIRO_1006');
    calls[0]?.answer();
    expect((await first).body.status).toBe('SUCCESS');
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['PENDING_TERMINATION']);
  });

  it('ends when both failed, and can be begun again', async () => {
    const { calls, reached } = holdCalls();
    const both = [world.setUp(), world.setUp()];
    await reached(2);
    for (const call of calls) call.fail();
    expect((await Promise.all(both)).map(({ code }) => code)).toEqual(['SK_GIRO_1006', 'SK_GIRO_1006']);
    expect(await world.statusOf(HOME.accountId)).toEqual(['FAILED_SETUP']);
    world.bank.start = null;
    expect((await world.setUp()).status).toBe(200);
  });

  it('sends nobody to the page of a request that has ended meanwhile', async () => {
    const { calls, reached } = holdCalls();
    const first = world.setUp();
    await reached(1);
    const second = world.setUp();
    await reached(2);
    const { requestId } = await world.db
      .selectFrom('customerRequest')
      .select('requestId')
      .where('accountId', '=', HOME.accountId)
      .where('kind', '=', 'giro')
      .executeTakeFirstOrThrow();
    await world.tell({ event: 'failed', txn_ref_no: requestId, reason: 'INTERNAL_ERROR' });
    calls[0]?.answer();
    expect((await first).code).toBe('SK_GIRO_1006');
    calls[1]?.fail();
    expect((await second).code).toBe('SK_GIRO_1006');
  });

  it('a call of a gateway that was killed keeps no later one from ending the request', async () => {
    const { calls, reached } = holdCalls();
    void world.setUp();
    await reached(1);
    world.clock.shift(11_000);
    const later = world.setUp();
    await reached(2);
    calls[1]?.fail();
    expect((await later).code).toBe('SK_GIRO_1006');
    expect(await world.statusOf(HOME.accountId)).toEqual(['FAILED_SETUP']);
    calls[0]?.answer();
  });
});

describe('a set-up that was begun', () => {
  it('leads to the same page while no bank can be reached', async () => {
    const { body: begun } = await world.setUp();
    world.clock.shift(MINUTE);
    world.bank.isDown = true;
    expect((await world.setUp()).body).toEqual(begun);
    const other = { bank_code: 'PNDNSGS0XXX', bank_name: 'Pandan Bank' };
    expect((await world.setUp(other)).code).toBe('SK_GIRO_1005');
  });
});

async function mails(warn: (facts: unknown, what?: string) => void = () => undefined) {
  const { config, db, clock, identity } = world;
  const log = { info() {}, warn, error() {} };
  const deps = { config, db, clock, mailer: createMailer(config, db, clock), log };
  const handlers = requestMailHandlers(deps, identity.admin, requestKinds);
  clock.shift(3_000);
  while ((await deliverBatch({ db, clock, log, handlers })) > 0);
  return (await devMailbox(db, clock).list()).map(({ subject }) => subject);
}

describe('the mail that asks the second person of a company to approve', () => {
  const APPROVE = 'Your eGIRO waits for approval at your bank';
  beforeEach(async () => {
    const { body } = await world.setUp({ bank_segment: 'CORPORATE' });
    await world.tell({ event: 'submitted', txn_ref_no: body.txn_ref_no });
  });

  it('is sent while there is time, also late', async () => {
    world.clock.shift(47 * HOUR);
    expect(await mails()).toContain(APPROVE);
  });

  it('is not sent once the time is over, as after a long outage of the mail server', async () => {
    world.clock.shift(48 * HOUR);
    const warn = vi.fn();
    expect(await mails(warn)).not.toContain(APPROVE);
    expect(warn.mock.calls.map(([, what]) => what)).toEqual(['message expired before its delivery']);
  });
});

describe('the mail that asks to confirm a termination at the bank', () => {
  const CONFIRM = 'Please confirm your eGIRO termination at your bank';

  it('is not sent when the bank cannot be reached', async () => {
    world.bank.isDown = true;
    expect((await world.terminate(await world.activeReference())).code).toBe('SK_GIRO_1006');
    expect(await mails()).not.toContain(CONFIRM);
    world.bank.isDown = false;
    expect((await world.terminate(await world.activeReference())).status).toBe(200);
    expect((await mails()).filter((subject) => subject === CONFIRM)).toHaveLength(1);
  });

  it('is sent once when two tabs begin the termination', async () => {
    const reference = await world.activeReference();
    const { calls, reached } = holdCalls();
    const both = [world.terminate(reference), world.terminate(reference)];
    await reached(2);
    expect(await mails()).toEqual([]);
    for (const call of calls) call.answer();
    await Promise.all(both);
    expect(await mails()).toEqual([CONFIRM]);
    expect((await world.terminate(reference)).status).toBe(200);
    expect(await mails()).toEqual([CONFIRM]);
  });
});

describe('an account whose GIRO is switched off', () => {
  it('is refused everything about GIRO, its end and its results too', async () => {
    const id = await world.activeReference();
    const { body: refs } = await world.terminate(id);
    await world.db
      .updateTable('accountFeature')
      .set({ state: false })
      .where('accountId', '=', ACTIVE.accountId)
      .where('key', '=', 'giro')
      .execute();
    expect((await world.terminate(id)).code).toBe('SK_FEATURE_1001');
    const again = { id, accountNo: ACTIVE.accountNo, channel: 'UPORTAL' };
    expect((await world.rest('POST', '/njord/v1/egiro/cancellation', BERNARD, again)).code).toBe(
      'SK_FEATURE_1001',
    );
    expect((await world.status(refs, BERNARD)).code).toBe('SK_FEATURE_1001');
  });
});
