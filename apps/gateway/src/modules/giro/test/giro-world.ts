/** The demo world with banks that a test answers for, and the calls of GIRO. */
import type { Input, Output } from '@portal/contract';
import type { errorCatalogue } from '@portal/contract/errors';
import type { EgiroNotice } from '@portal/contract/giro/egiro-webhook.rest';
import type { GiroRecord, GiroStatusReply } from '@portal/contract/giro/giro.rest';
import { headers, restPaths } from '@portal/contract/http';
import { type SgDay, startOfSgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { findViolations, moneyRules } from '../../../db/invariants.ts';
import { deliverBatch } from '../../../jobs/outbox-worker.ts';
import { MetricRegistry } from '../../../plugins/metric-registry.ts';
import {
  type AuthorisationOrder,
  type BankAnswer,
  type DeductionAnswer,
  type DeductionOrder,
  type EgiroBank,
  EgiroBankUnavailable,
  EgiroOrderRejected,
  EgiroOrderUnknown,
} from '../../../ports/egiro-bank/port.ts';
import { openTestWorld, type TestWorldOptions } from '../../../test/test-world.ts';
import { computeSignature } from '../../../webhooks/signature.rules.ts';
import { paymentHandlers } from '../../payments/settlement-queue.ts';
import { startGiroSweep, sweepGiro } from '../sweep.ts';

const SECRET = 'the-secret-of-the-banks-of-egiro-in-tests';
export const MEI_LIN = 'meilin@example.com';
export const BERNARD = 'bernard@example.com';
export const HALIM = 'halim@example.com';
/** Mei Lin's one account: without GIRO, with a bill to pay. */
export const HOME = { accountNo: '8934521670', accountId: 100_101 };
/** Bernard's: active eGIRO; Halim's: active paper GIRO on each system, a form that is with the bank, and so on. */
export const ACTIVE = { accountNo: '8934530026', accountId: 100_202 };
export const PAPER = { accountNo: '8934640011', accountId: 101_201 };
export const PAPER_MSSL = { accountNo: '8934640029', accountId: 101_202 };
export const FORM_SENT = { accountNo: '8934640061', accountId: 101_206 };
export const ENDED = { accountNo: '8934640037', accountId: 101_203 };
export const CARD = { accountNo: '8934640045', accountId: 101_204 };
export const REFUSED = { accountNo: '8934640053', accountId: 101_205 };
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const CEMPAKA = { bank_code: 'CMPKSGS0XXX', bank_name: 'Cempaka Bank', bank_segment: 'RETAIL' } as const;

type Told = Omit<EgiroNotice, 'event_id' | 'at'> & { readonly event_id?: string; readonly at?: string };

export async function openGiroWorld(options: TestWorldOptions = {}) {
  const bank = {
    isDown: false,
    rejects: false,
    started: [] as AuthorisationOrder[],
    /** Numbers of requests that the bank was told to end. */
    withdrawn: [] as string[],
    /** Times that it was told so, also where it took no order. */
    asked: 0,
    /** Happens at the bank before it answers; null: nothing. */
    onWithdraw: null as (() => Promise<unknown>) | null,
    ended: [] as { txnRefNo: string; ddaRefNo: string }[],
    deductions: [] as DeductionOrder[],
    /** Of deductions, by reference; one that is not here waits once it was ordered. */
    results: new Map<string, DeductionAnswer>(),
    /** Orders that no bank has an answer for. */
    unknown: new Set<string>(),
    /** Codes of banks that cannot be reached. */
    unreachable: new Set<string | null>(),
    answers: new Map<string, BankAnswer>(),
    unavailable: [] as { bankCode: string; segment: 'RETAIL' | 'CORPORATE' }[],
    /** Answers in place of the usual page; null: none. */
    start: null as EgiroBank['startRequest'] | null,
    redirectUrl: (order: AuthorisationOrder) => `https://bank.example/pages/${order.txnRefNo}`,
  };
  const take = async (run: () => void) => {
    if (bank.isDown) throw new EgiroBankUnavailable('down');
    if (bank.rejects) throw new EgiroOrderRejected('status 422');
    run();
  };
  const egiroBank: EgiroBank = {
    async listUnavailable() {
      await take(() => undefined);
      return bank.unavailable;
    },
    async startRequest(order) {
      await take(() => bank.started.push(order));
      if (bank.start !== null) return bank.start(order);
      return { redirectUrl: bank.redirectUrl(order) };
    },
    async findRequest(txnRefNo) {
      await take(() => undefined);
      return bank.answers.get(txnRefNo) ?? null;
    },
    async withdrawRequest(txnRefNo) {
      bank.asked += 1;
      await take(() => bank.withdrawn.push(txnRefNo));
      await bank.onWithdraw?.();
      return bank.answers.get(txnRefNo) ?? { state: 'failed', reason: 'REJECTED_BY_USER' };
    },
    endPaper: (order) => take(() => bank.ended.push(order)),
    async deduct(order) {
      if (bank.unreachable.has(order.bankCode)) throw new EgiroBankUnavailable('one bank is down');
      if (bank.unknown.has(order.reference)) throw new EgiroOrderUnknown('status 404');
      await take(() => bank.deductions.push(order));
    },
    async findDeduction(reference) {
      await take(() => undefined);
      const isOrdered = bank.deductions.some((order) => order.reference === reference);
      return bank.results.get(reference) ?? (isOrdered ? { state: 'waits' } : null);
    },
  };
  const world = await openTestWorld({
    ...options,
    settings: { EGIRO_SECRETS: SECRET, ...options.settings },
    egiroBank,
  });
  const { app, db, clock } = world;
  let events = 0;

  async function rest<Answer>(method: 'GET' | 'POST', url: string, email: string | null, payload?: unknown) {
    const response = await app.inject({
      method,
      url,
      headers: email === null ? {} : { authorization: `Bearer ${await world.tokenFor(email)}` },
      ...(payload !== undefined && { payload: payload as object }),
    });
    const body = response.json() as Answer & { error?: { code: keyof typeof errorCatalogue } };
    return { status: response.statusCode, body, code: body.error?.code };
  }

  return {
    ...world,
    bank,
    rest,

    async keyed<Name extends 'giro:giroStatusRetrieval' | 'giro:terminate' | 'giro:deductions'>(
      name: Name,
      input: Input<Name>,
      email: string,
    ) {
      const answer = (await world.call(email, { [name]: input })).answers[name];
      return {
        data: answer && 'data' in answer ? (answer.data as Output<Name>) : undefined,
        code: answer && 'error' in answer ? answer.error.code : undefined,
      };
    },

    list: async (accountNo = HOME.accountNo, email = MEI_LIN) =>
      (await rest<GiroRecord[]>('GET', `${restPaths.giroDetails}?account_numbers=${accountNo}`, email)).body,

    setUp: (over: object = {}, email = MEI_LIN) =>
      rest<{ status: string; redirect_url: string; dda_ref_no: string; txn_ref_no: string }>(
        'POST',
        restPaths.giroSetup,
        email,
        { ...CEMPAKA, account_number: HOME.accountNo, channel: 'UPORTAL', ...over },
      ),

    terminate: (egiro_id: string, account_number = ACTIVE.accountNo, email = BERNARD) =>
      rest<{ status: string; redirect_url: string; dda_ref_no: string; txn_ref_no: string }>(
        'POST',
        restPaths.giroTermination,
        email,
        { egiro_id, account_number, channel: 'UPORTAL' },
      ),

    giveUp: (egiro_id: string, account_number = HOME.accountNo, email = MEI_LIN) =>
      rest<{ status: 'WITHDRAWN' | 'APPROVED' }>('POST', restPaths.giroWithdrawal, email, {
        egiro_id,
        account_number,
        channel: 'UPORTAL',
      }),

    status: (refs: { dda_ref_no: string; txn_ref_no: string }, email = MEI_LIN) =>
      rest<GiroStatusReply>(
        'GET',
        `${restPaths.giroStatus}?dda_ref_no=${refs.dda_ref_no}&txn_ref_no=${refs.txn_ref_no}&status=success`,
        email,
      ),

    /** Of a request. */
    stateOf: async (refs: { dda_ref_no: string; txn_ref_no: string }, email = MEI_LIN) =>
      (
        await rest<GiroStatusReply>(
          'GET',
          `${restPaths.giroStatus}?dda_ref_no=${refs.dda_ref_no}&txn_ref_no=${refs.txn_ref_no}`,
          email,
        )
      ).body.status,

    /** Of the authorisation that Bernard has. */
    async activeReference() {
      const { body } = await rest<GiroRecord[]>(
        'GET',
        `${restPaths.giroDetails}?account_numbers=${ACTIVE.accountNo}`,
        BERNARD,
      );
      return body[0]?.id ?? '';
    },

    eligibility: async (accountNos: readonly string[], email = MEI_LIN) =>
      (
        await rest<{ account_number: string; giro_setup_status: string }[]>(
          'POST',
          restPaths.giroEligibility,
          email,
          { account_numbers: accountNos },
        )
      ).body.map(({ giro_setup_status }) => giro_setup_status),

    /** As the bank tells it. */
    async tell(told: Told, secret = SECRET, signedAt = clock.now()) {
      events += 1;
      const at = told.at ?? new Date(clock.now()).toISOString();
      const body = JSON.stringify({ event_id: `event-${events}`, ...told, at });
      const timestamp = String(Math.floor(signedAt / 1000));
      const reply = await app.inject({
        method: 'POST',
        url: restPaths.egiroWebhook,
        remoteAddress: `10.8.${Math.floor(events / 250)}.${events % 250}`,
        headers: {
          'content-type': 'application/json',
          [headers.webhookTimestamp]: timestamp,
          [headers.webhookSignature]: computeSignature(secret, timestamp, body),
        },
        payload: body,
      });
      return reply.statusCode;
    },

    sweep: () => sweepGiro({ db, clock, egiroBank, log: { error() {} } }),

    /** A metric of the job, once it has looked. */
    async measure(name: string): Promise<number> {
      const metrics = new MetricRegistry();
      const job = startGiroSweep({ db, clock, egiroBank, metrics, log: { error() {} } });
      await job.stop();
      return Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics.render())?.[1]);
    },

    /** Money that waits among the payments is looked at. */
    async settleMoney() {
      const handlers = paymentHandlers({ db, clock });
      clock.shift(3_000);
      await deliverBatch({ db, clock, log: { warn() {}, error() {} }, handlers });
    },

    /** @param hour of that day in Singapore */
    goTo(day: SgDay | string, hour = 0.5) {
      clock.shift(startOfSgDay(day as SgDay) + hour * HOUR - clock.now());
    },

    statusOf: async (accountId: number) =>
      (
        await db
          .selectFrom('directDebit')
          .select('status')
          .where('accountId', '=', accountId)
          .orderBy('debitId')
          .execute()
      ).map(({ status }) => status),

    /** The acts of customers on an account, from the record that their activity shows. */
    auditOf: async (accountId: number) => {
      const { rows } = await sql<{ told: string }>`
        select action || ' ' || outcome as told from audit_event where object = ${`account:${accountId}`} order by at, seq`.execute(
        db,
      );
      return rows.map(({ told }) => told);
    },

    notices: async () =>
      (
        await db
          .selectFrom('partyNotice')
          .select(['event', 'outcome', 'reason'])
          .where('party', '=', 'egiro')
          .orderBy('receivedAt')
          .orderBy('eventId')
          .execute()
      ).map(({ event, outcome, reason }) => `${event} ${outcome}${reason === null ? '' : ` ${reason}`}`),

    deductions: (accountId: number) =>
      db
        .selectFrom('giroDeduction')
        .select(['reference', 'billId', 'attempt', 'amountCents as amount', 'status', 'reason', 'orderedOn'])
        .where('accountId', '=', accountId)
        .orderBy('orderedAt')
        .execute(),

    async balance(accountId: number): Promise<number> {
      const { sum } = await db
        .selectFrom('ledgerEntry')
        .select(({ fn }) => fn.sum<number>('amountCents').as('sum'))
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(sum);
    },

    history: async (requestId: string) =>
      (
        await db
          .selectFrom('customerRequestEvent')
          .select(['what', 'actor'])
          .where('requestId', '=', requestId)
          .orderBy('eventNo')
          .execute()
      ).map(({ what, actor }) => `${what} by ${actor}`),

    async expectSoundBooks() {
      expect(await findViolations(db, moneyRules, clock.now())).toEqual([]);
    },
  };
}

export type GiroWorld = Awaited<ReturnType<typeof openGiroWorld>>;
