/**
 * GIRO through the banks of the sandbox, over HTTP on this computer: every status that a customer can see is reached by
 * what a person does at a bank, at its desk, or by waiting.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepGiro } from '../../apps/gateway/src/modules/giro/sweep.ts';
import { createEgiroBank } from '../../apps/gateway/src/ports/egiro-bank/http-egiro-bank.ts';
import type { EgiroBank } from '../../apps/gateway/src/ports/egiro-bank/port.ts';
import { openTestWorld, type TestWorld } from '../../apps/gateway/src/test/test-world.ts';
import { sandboxParties } from '../../apps/sandbox/src/plugin.ts';
import { fakePorts } from '../../apps/sandbox/src/test/fake-ports.ts';

const SECRET = 'the-secret-of-the-demo-banks-in-this-test';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MEI_LIN = { email: 'meilin@example.com', accountNo: '8934521670' };
const BERNARD = { email: 'bernard@example.com', accountNo: '8934530026' };
const HALIM = { email: 'halim@example.com', accountNo: '8934640011' };
type Person = typeof MEI_LIN;
const patient = { timeout: 20_000, interval: 100 };

let world: TestWorld;
let banks: FastifyInstance;
let bank: EgiroBank;
let bankOrigin = '';

beforeEach(async () => {
  const later = <Name extends keyof EgiroBank>(name: Name): EgiroBank[Name] =>
    ((...given: Parameters<EgiroBank[Name]>) =>
      (bank[name] as (...given: unknown[]) => unknown)(...given)) as EgiroBank[Name];
  world = await openTestWorld({
    settings: { EGIRO_SECRETS: SECRET },
    egiroBank: {
      listUnavailable: later('listUnavailable'),
      startRequest: later('startRequest'),
      findRequest: later('findRequest'),
      withdrawRequest: later('withdrawRequest'),
      endPaper: later('endPaper'),
      deduct: later('deduct'),
      findDeduction: later('findDeduction'),
    },
  });
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  banks = Fastify();
  const ports = fakePorts();
  const port = await freePort();
  bankOrigin = `http://localhost:${port}`;
  await banks.register(
    sandboxParties({
      ...ports,
      clock: { ...ports.clock, now: () => world.clock.now() },
      portalOrigin: bankOrigin,
      noticeDelay: 20,
      egiro: { address, secret: SECRET },
    }),
  );
  await banks.listen({ port, host: 'localhost' });
  const settings = {
    EGIRO_URL: `${bankOrigin}/sandbox/egiro`,
    EGIRO_SECRETS: [SECRET],
    EGIRO_REDIRECT_ORIGINS: [bankOrigin],
  };
  bank = createEgiroBank(settings, world.clock) as EgiroBank;
});
afterEach(async () => {
  await banks.close();
  await world.close();
});

async function freePort(): Promise<number> {
  const probe = Fastify();
  await probe.listen({ port: 0, host: 'localhost' });
  const at = probe.server.address();
  await probe.close();
  return typeof at === 'object' ? (at?.port ?? 0) : 0;
}

async function call(person: Person, method: 'GET' | 'POST', url: string, payload?: object) {
  const response = await world.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${await world.tokenFor(person.email)}` },
    ...(payload && { payload }),
  });
  return response.json();
}
const setUp = (over: object = {}, person = MEI_LIN) =>
  call(person, 'POST', '/njord/v1/egiro/setup', {
    bank_code: 'CMPKSGS0XXX',
    bank_name: 'Cempaka Bank',
    bank_segment: 'RETAIL',
    account_number: person.accountNo,
    ...over,
  });
const list = (person = MEI_LIN) => call(person, 'GET', `/njord/v1/giro?account_numbers=${person.accountNo}`);
async function statuses(person = MEI_LIN): Promise<string[]> {
  return ((await list(person)) as { status: string }[]).map(({ status }) => status);
}
const result = ({ dda_ref_no, txn_ref_no }: { dda_ref_no: string; txn_ref_no: string }, person = MEI_LIN) =>
  call(person, 'GET', `/njord/v1/egiro/status?dda_ref_no=${dda_ref_no}&txn_ref_no=${txn_ref_no}`);

/** A form of the sandbox. @returns where it leads */
async function post(path: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(`${bankOrigin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: bankOrigin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  return response.headers.get('location') ?? '';
}
const atDesk = (form: string, fields: Record<string, string>) => post(`/sandbox/egiro/desk/${form}`, fields);
const dial = (delivery: string, deduction = 'pays', reach = 'up') =>
  atDesk('dials', { delivery, deduction, reach });

/** Logs in at the bank and answers. @returns where the bank sends the customer */
async function answer(redirectUrl: string, act: 'approve' | 'refuse' | 'close', limit = ''): Promise<string> {
  const { pathname } = new URL(redirectUrl);
  const page = await (await fetch(redirectUrl)).text();
  expect(page).toContain('Log in');
  expect(page).toMatch(/DEMO/);
  await post(`${pathname}/log-in`, { user: 'demo' });
  return post(`${pathname}/answer`, { act, limit });
}
const sweep = () => sweepGiro({ db: world.db, clock: world.clock, egiroBank: bank, log: { error() {} } });
const becomes = (person: Person, ...expected: string[]) =>
  vi.waitFor(async () => expect(await statuses(person)).toEqual(expected), patient);

describe('at the banks of the sandbox', () => {
  it('a customer approves: pending, approved, active, whatever the address says', async () => {
    await dial('held');
    const refs = await setUp();
    expect(await statuses()).toEqual(['PENDING_SETUP']);
    const back = await answer(refs.redirect_url, 'approve', '200');
    expect(back).toContain(`txn_ref_no=${refs.txn_ref_no}`);
    expect(back).toContain('status=success');
    // The bank says success in the address; nothing is true before its call-back.
    expect(await result(refs)).toMatchObject({ status: 'PENDING_SETUP' });
    await atDesk('release', { which: 'all' });
    await becomes(MEI_LIN, 'ACTIVE');
    expect(await list()).toMatchObject([{ limit: 20_000, bank_account_number_last_four: '2208' }]);
    expect(await result(refs)).toMatchObject({ status: 'ACTIVE' });
  });

  it('a set-up waits for the confirmation of the bank, which comes or does not', async () => {
    await atDesk('dials', { confirmation: 'desk' });
    for (const [act, status, ...left] of [
      ['FAILED_SETUP', 'FAILED_SETUP'],
      ['FAIL', 'FAIL'],
      ['confirm', 'ACTIVE', 'ACTIVE'],
    ] as const) {
      const refs = await setUp();
      await answer(refs.redirect_url, 'approve');
      await becomes(MEI_LIN, 'PENDING_SETUP_EGIRO');
      world.clock.shift(47 * HOUR);
      await sweep();
      expect(await statuses()).toEqual(['PENDING_SETUP_EGIRO']);
      await atDesk('requests', { id: refs.redirect_url.split('/').at(-1) ?? '', act });
      await vi.waitFor(async () => expect(await result(refs)).toMatchObject({ status }), patient);
      expect(await statuses()).toEqual(left);
    }
  });

  it('a paper GIRO goes on when the bank cannot end it', async () => {
    await atDesk('dials', { confirmation: 'desk' });
    await world.call(HALIM.email, { 'giro:terminate': { accountNo: HALIM.accountNo, source: 'W' } });
    const [{ request }] = await list(HALIM);
    await sweep();
    expect(await statuses(HALIM)).toEqual(['PENDING_TERMINATION']);
    const desk = await (await fetch(`${bankOrigin}/sandbox/egiro`)).text();
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(desk) ?? [];
    await atDesk('requests', { id, act: 'FAIL' });
    await becomes(HALIM, 'ACTIVE');
    expect(await result(request, HALIM)).toMatchObject({ status: 'FAIL', request_type: 'CANCELLATION' });
  });

  it.each(['twice', 'unordered'])('call-backs that come %s lead to the same end', async (delivery) => {
    await dial(delivery);
    const refs = await setUp();
    await answer(refs.redirect_url, 'approve');
    await becomes(MEI_LIN, 'ACTIVE');
    await vi.waitFor(async () => {
      const rows = await world.db.selectFrom('partyNotice').select('outcome').execute();
      expect(rows.length).toBeGreaterThanOrEqual(2);
      expect(rows.filter(({ outcome }) => outcome === 'parked')).toEqual([]);
    }, patient);
    expect(await statuses()).toEqual(['ACTIVE']);
  });

  it('a company’s maker and checker approve', async () => {
    const refs = await setUp({ bank_segment: 'CORPORATE' });
    await answer(refs.redirect_url, 'approve');
    await becomes(MEI_LIN, 'PENDING_APPROVAL_SETUP');
    const id = refs.redirect_url.split('/').at(-1) ?? '';
    world.clock.shift(47 * HOUR);
    await sweep();
    expect(await statuses()).toEqual(['PENDING_APPROVAL_SETUP']);
    await atDesk('requests', { id, act: 'check' });
    await becomes(MEI_LIN, 'ACTIVE');
  });

  it('a company’s checker who does not come lets the 48 hours pass', async () => {
    const refs = await setUp({ bank_segment: 'CORPORATE' });
    await answer(refs.redirect_url, 'approve');
    await becomes(MEI_LIN, 'PENDING_APPROVAL_SETUP');
    world.clock.shift(48 * HOUR);
    await sweep();
    expect(await result(refs)).toMatchObject({ status: 'INCOMPLETE_FLOW' });
    expect(await statuses()).toEqual([]);
  });

  it.each([
    ['refuses', 'refuse', 'REJECTED_BY_USER'],
    ['closes the window', 'close', 'INCOMPLETE_FLOW'],
  ] as const)('a customer who %s has no GIRO', async (_what, act, status) => {
    const refs = await setUp();
    await answer(refs.redirect_url, act);
    if (act === 'close') {
      world.clock.shift(20 * MINUTE);
      await sweep();
      expect(await (await fetch(refs.redirect_url)).text()).toContain('This page has closed');
    }
    await vi.waitFor(async () => expect(await result(refs)).toMatchObject({ status }), patient);
    expect(await statuses()).toEqual([]);
  });

  it('a bank refuses by itself, and one that takes no requests cannot be chosen', async () => {
    const refs = await setUp();
    await atDesk('requests', { id: refs.redirect_url.split('/').at(-1) ?? '', act: 'REJECTED_SETUP' });
    await vi.waitFor(
      async () => expect(await result(refs)).toMatchObject({ status: 'REJECTED_SETUP' }),
      patient,
    );
    expect(await setUp({ bank_code: 'MRTISGS0XXX' })).toMatchObject({ error: { code: 'SK_GIRO_1005' } });
  });

  it('a bank that is down for a minute in the middle loses nothing', async () => {
    await dial('held');
    const refs = await setUp();
    await answer(refs.redirect_url, 'approve');
    await dial('held', 'pays', 'down');
    world.clock.shift(20 * MINUTE);
    await sweep();
    expect(await result(refs)).toMatchObject({ status: 'PENDING_SETUP' });
    await dial('held');
    world.clock.shift(61_000);
    await sweep();
    expect(await result(refs)).toMatchObject({ status: 'ACTIVE' });
  });

  it('an eGIRO is suspended, resumed, and ended by the customer', async () => {
    const [{ id }] = await list(BERNARD);
    await atDesk('authorisations', { reference: id, act: 'suspended' });
    await becomes(BERNARD, 'SUSPENDED');
    world.clock.shift(1_000);
    await atDesk('authorisations', { reference: id, act: 'resumed' });
    await becomes(BERNARD, 'ACTIVE');
    const body = { egiro_id: id, account_number: BERNARD.accountNo };
    const refs = await call(BERNARD, 'POST', '/njord/v1/egiro/termination', body);
    expect(await statuses(BERNARD)).toEqual(['PENDING_TERMINATION']);
    await answer(refs.redirect_url, 'approve');
    await becomes(BERNARD, 'TERMINATED');
    expect(await result(refs, BERNARD)).toMatchObject({ status: 'TERMINATED', property: 'termination' });
  });

  it('a company’s termination waits for its checker', async () => {
    const set = await setUp({ bank_segment: 'CORPORATE' });
    await answer(set.redirect_url, 'approve');
    await becomes(MEI_LIN, 'PENDING_APPROVAL_SETUP');
    await atDesk('requests', { id: set.redirect_url.split('/').at(-1) ?? '', act: 'check' });
    await becomes(MEI_LIN, 'ACTIVE');
    const body = { egiro_id: set.dda_ref_no, account_number: MEI_LIN.accountNo };
    const refs = await call(MEI_LIN, 'POST', '/njord/v1/egiro/termination', body);
    await answer(refs.redirect_url, 'approve');
    await becomes(MEI_LIN, 'PENDING_APPROVAL_TERMINATION');
    await atDesk('requests', { id: refs.redirect_url.split('/').at(-1) ?? '', act: 'deny' });
    await becomes(MEI_LIN, 'ACTIVE');
    expect(await result(refs)).toMatchObject({ status: 'ACTIVE', request_type: 'CANCELLATION' });
  });

  it('a form on paper arrives, is accepted, and is ended from the portal', async () => {
    const ravi = { email: 'ravi@example.com', accountNo: '8934610016' };
    const paper = { account: ravi.accountNo, bank: 'WRNGSGS0XXX' };
    await atDesk('paper', { ...paper, step: 'paper_received' });
    await becomes(ravi, 'PENDING_SETUP_PGIRO');
    await atDesk('paper', { ...paper, step: 'completed' });
    await becomes(ravi, 'ACTIVE');
    await world.call(HALIM.email, { 'giro:terminate': { accountNo: HALIM.accountNo, source: 'W' } });
    expect(await statuses(HALIM)).toEqual(['PENDING_TERMINATION']);
    await sweep();
    await becomes(HALIM, 'TERMINATED');
  });

  it('a bill is deducted on its due date, or returned above the limit of the payer', async () => {
    const refs = await setUp();
    await answer(refs.redirect_url, 'approve', '100');
    await becomes(MEI_LIN, 'ACTIVE');
    world.clock.shift(Date.parse('2026-12-03T00:30:00+08:00') - world.clock.now());
    await sweep();
    const seen = async () =>
      (await world.call(MEI_LIN.email, { 'giro:deductions': { accountNo: MEI_LIN.accountNo } })).answers[
        'giro:deductions'
      ];
    await vi.waitFor(
      async () =>
        expect(await seen()).toMatchObject({
          data: { deductions: [{ status: 'RETURNED', reason: 'ABOVE_LIMIT', nextOn: null }] },
        }),
      patient,
    );
  });
});
