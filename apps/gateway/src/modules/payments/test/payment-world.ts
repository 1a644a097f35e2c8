/** The demo world with PayNow, and what customers and the bank do there. For operation tests. */

import { setTimeout as wait } from 'node:timers/promises';
import type { WireError } from '@portal/contract/envelope';
import { headers } from '@portal/contract/http';
import type { PaymentDetails, PaynowReply } from '@portal/contract/payments/payments.rest';
import { cents } from '@portal/domain/money';
import { canonicalReference } from '@portal/domain/paynow-qr/reference';
import { afterAll, expect } from 'vitest';
import { findViolations } from '../../../db/invariants.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { openTestWorld, type TestWorldOptions } from '../../../test/test-world.ts';
import { computeSignature } from '../../../webhooks/signature.rules.ts';
import { keepNotice } from '../notice.store.ts';

export const SECRET = 'the-secret-that-the-bank-has-now-0001';
export const OLD_SECRET = 'the-secret-that-the-bank-had-once-000';
export const MEI_LIN = 'meilin@example.com';

export interface BankNoticeBody {
  readonly event_id: string;
  readonly transaction_id: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly paid_at: string;
}

export interface Sending {
  readonly secret?: string;
  /** How old the signature is. */
  readonly secondsAgo?: number;
  /** Writes the notice in its own way. */
  readonly write?: (notice: unknown) => string;
  /** Changes the bytes after they were signed. */
  readonly alter?: (body: string) => string;
  readonly header?: Readonly<Record<string, string>>;
}

export interface Replied<Body> {
  readonly status: number;
  readonly text: string;
  readonly body: Body & { readonly error?: WireError };
}

export async function openPaymentWorld(options: TestWorldOptions = {}) {
  const world = await openTestWorld({
    ...options,
    settings: { PAYNOW_WEBHOOK_SECRETS: `${SECRET} ${OLD_SECRET}`, ...options.settings },
  });
  const { app, db, clock } = world;
  // Suspense payments of the demo world have tests of their own: here the bank begins without any.
  await db.deleteFrom('bankNotice').where('eventId', 'like', 'EV-WORLD-%').execute();
  let addresses = 0;
  let events = 0;
  const from = () => {
    addresses += 1;
    return `10.8.${Math.floor(addresses / 250)}.${addresses % 250}`;
  };
  const reply = <Body>({ statusCode, body: text }: { statusCode: number; body: string }): Replied<Body> => ({
    status: statusCode,
    text,
    body: JSON.parse(text),
  });
  const bearer = async (email: string | null) =>
    email === null ? {} : { authorization: `Bearer ${await world.tokenFor(email)}` };

  /** A person's open amounts, as in a request for a code. */
  async function dues(email: string) {
    const rows = await db
      .selectFrom('customerAccount as link')
      .innerJoin('account', 'account.accountId', 'link.accountId')
      .innerJoin('customer', 'customer.customerId', 'link.customerId')
      .innerJoin('idpAccount', 'idpAccount.subject', 'customer.subject')
      .select(['account.accountId', 'account.accountNo', 'account.bpNo', 'account.system'])
      .where('email', '=', email)
      .orderBy('account.accountId')
      .execute();
    return Promise.all(
      rows.map(async ({ accountId, accountNo, bpNo, system }) => ({
        accountId,
        amount: await owed(accountId),
        named: { account_number: accountNo, bp_number: bpNo, system_type: system },
      })),
    );
  }

  async function owed(accountId: number): Promise<number> {
    const { sum } = await db
      .selectFrom('ledgerEntry')
      .select(({ fn }) => fn.sum<number | string>('amountCents').as('sum'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow();
    return Number(sum);
  }

  async function firstDue(email: string) {
    const due = (await dues(email)).find(({ amount }) => amount > 0);
    if (!due) throw new Error(`${email} owes nothing`);
    return due;
  }

  async function request(email: string | null, payload: unknown, key?: string) {
    return reply<PaynowReply>(
      await app.inject({
        method: 'POST',
        url: '/v1/payments/paynow/request',
        remoteAddress: from(),
        headers: {
          'content-type': 'application/json',
          ...(await bearer(email)),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        payload: JSON.stringify(payload),
      }),
    );
  }

  async function details(email: string, orderId: string) {
    return reply<PaymentDetails>(
      await app.inject({
        url: `/v1/payments/${orderId}`,
        remoteAddress: from(),
        headers: await bearer(email),
      }),
    );
  }

  /** A right and complete payment of an order, but for what is said otherwise. */
  async function told(
    email: string,
    orderId: string,
    other: Partial<BankNoticeBody> = {},
  ): Promise<BankNoticeBody> {
    const order = (await details(email, orderId)).body;
    events += 1;
    return {
      event_id: `EV${events}`,
      transaction_id: `TX${events}`,
      reference: order.reference ?? '',
      amount: order.amount,
      currency: 'SGD',
      paid_at: new Date(clock.now()).toISOString(),
      ...other,
    };
  }

  async function tell(
    notice: unknown,
    { secret = SECRET, secondsAgo = 0, write = JSON.stringify, alter, header }: Sending = {},
  ) {
    const signed = write(notice);
    const timestamp = String(Math.floor(clock.now() / 1000) - secondsAgo);
    return reply<{ received?: boolean }>(
      await app.inject({
        method: 'POST',
        url: '/webhooks/paynow',
        remoteAddress: from(),
        headers: {
          'content-type': 'application/json',
          [headers.webhookTimestamp]: timestamp,
          [headers.webhookSignature]: computeSignature(secret, timestamp, signed),
          ...header,
        },
        payload: alter ? alter(signed) : signed,
      }),
    );
  }

  return {
    ...world,
    dues,
    firstDue,
    owed,
    request,
    details,
    told,
    tell,

    /** A code over all that one account owes. */
    async code(email: string, amount?: number): Promise<PaynowReply & { accountId: number; due: number }> {
      const due = await firstDue(email);
      const response = await request(email, { ...due.named, amount: amount ?? due.amount });
      if (response.status !== 200) throw new Error(response.text);
      return { ...response.body, accountId: due.accountId, due: due.amount };
    },

    /** Until nothing that the bank told waits. */
    async settled(): Promise<void> {
      for (let tries = 0; tries < 500; tries += 1) {
        const waiting = await db
          .selectFrom('bankNotice')
          .select('eventId')
          .where('outcome', 'is', null)
          .execute();
        if (waiting.length === 0) return;
        await wait(10);
      }
      throw new Error('the bank still waits');
    },

    /** As if its settling had failed for good: kept, and queued nowhere. */
    keepUnsettled: ({ event_id, transaction_id, reference, amount, currency, paid_at }: BankNoticeBody) =>
      withTransaction(db, (tx) =>
        keepNotice(
          tx,
          {
            eventId: event_id,
            transaction: transaction_id,
            reference: canonicalReference(reference),
            amount: cents(amount),
            currency,
            paidAt: Date.parse(paid_at),
          },
          clock.now(),
        ),
      ),

    async notices() {
      return db
        .selectFrom('bankNotice')
        .select(['eventId', 'outcome', 'reason', 'orderId', 'accountId'])
        .orderBy('receivedAt')
        .orderBy('eventId')
        .execute();
    },

    paymentsOf: (orderId: string) =>
      db
        .selectFrom('ledgerEntry')
        .select(['accountId', 'amountCents', 'channel', 'sourceRef'])
        .where('orderId', '=', orderId)
        .orderBy('accountId')
        .execute(),
  };
}

export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>;

/** The world of one test file. When it ends, money that was posted anywhere in it is right to the cent. */
export async function startPaymentWorld(options: TestWorldOptions = {}): Promise<PaymentWorld> {
  const world = await openPaymentWorld(options);
  afterAll(async () => {
    expect(await findViolations(world.db)).toEqual([]);
    await world.close();
  });
  return world;
}
