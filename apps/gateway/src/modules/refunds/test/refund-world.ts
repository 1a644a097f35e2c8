/** The demo world with a treasury that a test listens to, credits of any size, and the calls of refunds. */
import type { Input } from '@portal/contract';
import { headers } from '@portal/contract/http';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { findViolations, moneyRules } from '../../../db/invariants.ts';
import { type PayoutOrder, PayoutRejected, TreasuryUnavailable } from '../../../ports/treasury/port.ts';
import { openTestWorld, type TestWorldOptions } from '../../../test/test-world.ts';
import { computeSignature } from '../../../webhooks/signature.rules.ts';
import { sweepRefunds } from '../sweep.ts';

const SECRET = 'the-secret-of-the-treasury-in-tests-01';
export const BERNARD = 'bernard@example.com';
/** Bernard's flat has a credit of S$212.40; the other account is his too. */
export const FLAT = { accountNo: '8934530034', accountId: 100_203 };
export const OTHER = { accountNo: '8934530026', accountId: 100_202 };
export const STRANGER = { accountNo: '8934540017' };
export const CREDIT = 21_240;
const DAY = 86_400_000;

export type Choice = Omit<Input<'refund:update'>, 'accountNo' | 'refundAmount'>;
export const paynow: Choice = {
  transferToAccount: '',
  source: 'W',
  refundMethod: '08',
  bankId: null,
  identifier: 'NRIC',
  suffix: '',
};
export const cheque: Choice = { ...paynow, refundMethod: '02', identifier: '' };
export const transfer: Choice = {
  ...cheque,
  refundMethod: '04',
  transferToAccount: OTHER.accountNo,
};

interface NoticeOptions {
  readonly amount: number;
  readonly eventId: string;
  readonly secret: string;
  readonly currency: string;
}

export async function openRefundWorld(options: TestWorldOptions = {}) {
  const orders: PayoutOrder[] = [];
  /** References as they were sent, taken or not. */
  const tries: string[] = [];
  const treasury = { isDown: false, rejects: '', fails: new Set<string>() };
  const world = await openTestWorld({
    ...options,
    settings: { TREASURY_SECRETS: SECRET, ...options.settings },
    treasury: {
      order: (payout) => takeOrder(payout),
    },
  });
  const { app, db, clock } = world;
  const began = clock.now();
  /** Requests up to this one are of earlier tests. */
  let last = 'RF';
  let events = 0;
  let addresses = 0;

  async function call<Name extends 'refund:check' | 'refund:create' | 'refund:update' | 'request:cancel'>(
    name: Name,
    input: Input<Name>,
    email = BERNARD,
    header: Record<string, string> = {},
  ) {
    const reply = await world.call(email, { [name]: input }, header);
    const answer = reply.answers[name];
    return {
      data: answer && 'data' in answer ? answer.data : undefined,
      code: answer && 'error' in answer ? answer.error.code : undefined,
      answer,
    };
  }
  const create = (choice: Partial<Choice> = {}, accountNo = FLAT.accountNo, refundAmount = CREDIT) =>
    call('refund:create', { accountNo, refundAmount, ...paynow, ...choice });
  const update = (choice: Partial<Choice> = {}, accountNo = FLAT.accountNo) =>
    call('refund:update', { accountNo, ...paynow, ...choice });

  return {
    ...world,
    orders,
    tries,
    treasury,
    call,
    create,
    update,

    callAs: world.call,

    async check(accountNo = FLAT.accountNo, email = BERNARD) {
      const { answer } = await call('refund:check', { accountNos: [accountNo] }, email);
      if (!answer || !('data' in answer)) throw new Error(JSON.stringify(answer));
      return answer.data as { serviceAvailable: boolean; accounts: Record<string, unknown>[] };
    },

    /** As before the first test; what the others have done stays in the history. */
    async reset() {
      clock.shift(began - clock.now());
      orders.length = 0;
      tries.length = 0;
      treasury.isDown = false;
      treasury.rejects = '';
      treasury.fails.clear();
      const waiting = await db
        .selectFrom('refundPayout')
        .select(['requestId', 'amountCents as amount'])
        .where('outcome', 'is', null)
        .execute();
      for (const { requestId, amount } of waiting) await this.tell(requestId, 'paid', { amount });
      await db
        .updateTable('customerRequest')
        .set({ state: 'CANCELLED', isOpen: false })
        .where('kind', '=', 'request-refund')
        .where('isOpen', '=', true)
        .execute();
      const newest = await db
        .selectFrom('customerRequest')
        .select(({ fn }) => fn.max('requestId').as('id'))
        .where('kind', '=', 'request-refund')
        .executeTakeFirst();
      last = newest?.id ?? 'RF';
      await db
        .updateTable('accountFeature')
        .set({ state: true })
        .where('accountId', '=', FLAT.accountId)
        .execute();
      await db.updateTable('account').set({ mailingAddressChangedOn: null }).execute();
      await db.deleteFrom('mailingAddress').where('accountId', '=', FLAT.accountId).execute();
      await db.updateTable('businessPartner').set({ contactMobile: null }).execute();
      await this.setCredit(CREDIT);
      await this.setCredit(0, OTHER.accountId);
    },

    /** Sets the credit of an account, by an entry as staff would make it. */
    async setCredit(cents: number, accountId = FLAT.accountId) {
      const { sum } = await db
        .selectFrom('ledgerEntry')
        .select(({ fn }) => fn.sum<number>('amountCents').as('sum'))
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow();
      const change = -cents - Number(sum);
      if (change === 0) return;
      events += 1;
      await db
        .insertInto('ledgerEntry')
        .values({
          accountId,
          entryNo: 20_261_120_900_000 + events,
          kind: 'adjustment',
          amountCents: change,
          effectiveOn: '2026-11-20' as never,
          sourceRef: `test:${events}`,
          recordedAt: clock.now(),
        })
        .execute();
    },

    async balance(accountId = FLAT.accountId): Promise<number> {
      const { sum } = await db
        .selectFrom('ledgerEntry')
        .select(({ fn }) => fn.sum<number>('amountCents').as('sum'))
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(sum);
    },

    entries: (accountId = FLAT.accountId) =>
      db
        .selectFrom('ledgerEntry')
        .select(['kind', 'amountCents', 'channel'])
        .where('accountId', '=', accountId)
        .where('sourceRef', '>', `refund:${last}`)
        .where('sourceRef', 'like', 'refund:%')
        .orderBy('entryNo')
        .execute(),

    requests: (accountId = FLAT.accountId) =>
      db
        .selectFrom('customerRequest')
        .select(['requestId', 'state', 'isOpen', 'nextBy', 'payload'])
        .where('accountId', '=', accountId)
        .where('kind', '=', 'request-refund')
        .where('requestId', '>', last)
        .orderBy('requestId')
        .execute(),

    history: async (requestId: string) =>
      (
        await db
          .selectFrom('customerRequestEvent')
          .select(['what', 'actor'])
          .where('requestId', '=', requestId)
          .orderBy('eventNo')
          .execute()
      ).map(({ what, actor }) => `${what} by ${actor}`),

    /** Lets the check end: a week later, at the same hour. */
    async afterTheCheck() {
      clock.shift(7 * DAY);
      return sweepRefunds({
        db,
        clock,
        treasury: { order: (payout) => takeOrder(payout) },
        log: { error() {} },
      });
    },
    sweep: () =>
      sweepRefunds({ db, clock, treasury: { order: (payout) => takeOrder(payout) }, log: { error() {} } }),

    /** As the treasury tells it. */
    async tell(
      reference: string,
      event: 'accepted' | 'paid' | 'refused',
      { amount = CREDIT, eventId, secret = SECRET, currency = 'SGD' }: Partial<NoticeOptions> = {},
    ) {
      events += 1;
      const at = '2026-11-27T01:00:00Z';
      const body = JSON.stringify({
        event_id: eventId ?? `event-${events}`,
        reference,
        event,
        amount,
        currency,
        at,
      });
      const timestamp = String(Math.floor(clock.now() / 1000));
      addresses += 1;
      const reply = await app.inject({
        method: 'POST',
        url: '/webhooks/treasury',
        remoteAddress: `10.9.${Math.floor(addresses / 250)}.${addresses % 250}`,
        headers: {
          'content-type': 'application/json',
          [headers.webhookTimestamp]: timestamp,
          [headers.webhookSignature]: computeSignature(secret, timestamp, body),
        },
        payload: body,
      });
      return reply.statusCode;
    },

    notices: () =>
      db.selectFrom('partyNotice').select(['event', 'outcome', 'reason']).orderBy('eventId').execute(),

    async expectSoundBooks() {
      expect(await findViolations(db, moneyRules, clock.now())).toEqual([]);
    },
  };

  async function takeOrder(payout: PayoutOrder): Promise<void> {
    tries.push(payout.reference);
    if (treasury.isDown || treasury.fails.has(payout.reference)) throw new TreasuryUnavailable('down');
    if (treasury.rejects === payout.reference) throw new PayoutRejected('status 422');
    orders.push(payout);
  }
}

export type RefundWorld = Awaited<ReturnType<typeof openRefundWorld>>;

/** The world of one test file, as new before each test; after each one the books are sound. */
export async function startRefundWorld(): Promise<RefundWorld> {
  const world = await openRefundWorld();
  beforeEach(() => world.reset());
  afterEach(() => world.expectSoundBooks());
  afterAll(() => world.close());
  return world;
}
