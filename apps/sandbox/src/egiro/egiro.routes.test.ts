import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxParties } from '../plugin.ts';
import { fakePorts, start } from '../test/fake-ports.ts';

const SECRET = 'a-secret-of-the-demo-banks-of-egiro-000';
const host = 'localhost:4000';
const origin = 'http://localhost:4000';
const MINUTE = 60_000;
let app: FastifyInstance;
let portal: FastifyInstance;
let notices: { event: string; event_id: string; [detail: string]: unknown }[];
let moved: number;

beforeEach(async () => {
  notices = [];
  moved = 0;
  portal = Fastify();
  portal.post('/webhooks/egiro', (request, reply) => {
    notices.push(request.body as (typeof notices)[number]);
    return reply.send({ received: true });
  });
  const address = await portal.listen({ port: 0, host: '127.0.0.1' });
  app = Fastify();
  const ports = fakePorts();
  await app.register(
    sandboxParties({
      ...ports,
      clock: { ...ports.clock, now: () => start + moved },
      noticeDelay: 1,
      egiro: { address, secret: SECRET },
    }),
  );
});
afterEach(() => portal.close());

function order(path: string, content: object, secret = SECRET) {
  const payload = JSON.stringify(content);
  const signature = createHmac('sha256', secret).update(`1795159800.${payload}`).digest('hex');
  return app.inject({
    method: 'POST',
    url: `/sandbox/egiro/${path}`,
    headers: {
      host,
      'content-type': 'application/json',
      'x-webhook-timestamp': '1795159800',
      'x-webhook-signature': `v1=${signature}`,
    },
    payload,
  });
}
const post = (path: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const show = async (url: string) => (await app.inject({ url, headers: { host } })).body;
const dial = (delivery: string, deduction = 'pays', reach = 'up') =>
  post('/sandbox/egiro/desk/dials', { delivery, deduction, reach });
const patient = { timeout: 10_000 };

async function begun(bank_segment = 'RETAIL'): Promise<string> {
  const reply = await order('requests', {
    txn_ref_no: 'GR-2611-1003',
    dda_ref_no: 'DDA-2611-1002',
    request_type: 'CREATION',
    bank_code: 'CMPKSGS0XXX',
    bank_segment,
    bill_reference: '8934521670',
    payer: 'Tan Mei Lin',
    return_url: `${origin}/e-giro/status?property=setup`,
    expires_at: new Date(start + 20 * MINUTE).toISOString(),
  });
  return new URL((reply.json() as { redirect_url: string }).redirect_url).pathname;
}
async function answered(page: string, act: string, limit = ''): Promise<string> {
  await post(`${page}/log-in`, { user: 'demo' });
  return String((await post(`${page}/answer`, { act, limit })).headers.location);
}

describe('the demo banks of eGIRO', () => {
  it('let nobody answer before they log in, and say that they are not real', async () => {
    const page = await begun();
    expect(await show(page)).toMatch(/demo-strip[\s\S]*Not the real Cempaka Bank[\s\S]*Log in/);
    expect((await post(`${page}/answer`, { act: 'approve' })).body).toContain('This page has closed');
    await answered(page, 'close');
    expect(await show(page)).toContain('Approve eGIRO');
    expect(notices).toEqual([]);
  });

  it.each([
    ['usual', ['approved', 'completed']],
    ['unordered', ['completed', 'approved']],
    ['twice', ['approved', 'approved', 'approved', 'completed', 'completed', 'completed']],
  ])('tell the portal by their dial: %s gives %j', async (delivery, expected) => {
    await dial(delivery);
    expect(await answered(await begun(), 'approve', '200')).toBe(
      `${origin}/e-giro/status?property=setup&status=success`,
    );
    await vi.waitFor(() => expect(notices.map(({ event }) => event)).toEqual(expected), patient);
    expect(notices.find(({ event }) => event === 'completed')).toMatchObject({
      txn_ref_no: 'GR-2611-1003',
      dda_ref_no: 'DDA-2611-1002',
      last_four: '2208',
      limit: 20_000,
    });
  });

  it('hold their call-backs until the desk sends them', async () => {
    await dial('held');
    await answered(await begun(), 'refuse');
    expect(notices).toEqual([]);
    expect(await show('/sandbox/egiro')).toContain('1 call-backs wait');
    await post('/sandbox/egiro/desk/release', { which: 'all' });
    expect(notices).toMatchObject([{ event: 'failed', reason: 'REJECTED_BY_USER' }]);
  });

  it('send one held call-back before those that came first', async () => {
    await dial('held');
    await answered(await begun(), 'approve');
    expect(await show('/sandbox/egiro')).toMatch(/approved[\s\S]*GR-2611-1003[\s\S]*completed/);
    await post('/sandbox/egiro/desk/release', { which: '1' });
    await post('/sandbox/egiro/desk/release', { which: '0' });
    expect(notices.map(({ event }) => event)).toEqual(['completed', 'approved']);
  });

  it.each([
    ['confirm', { event: 'completed', last_four: '2208', limit: 20_000 }],
    ['FAILED_SETUP', { event: 'failed', reason: 'FAILED_SETUP' }],
    ['FAIL', { event: 'failed', reason: 'FAIL' }],
  ])('keep what was approved until the desk decides: %s', async (act, expected) => {
    await post('/sandbox/egiro/desk/dials', { confirmation: 'desk' });
    const page = await begun();
    await answered(page, 'approve', '200');
    await vi.waitFor(() => expect(notices).toMatchObject([{ event: 'approved' }]), patient);
    const find = async () => (await order('requests/find', { txn_ref_no: 'GR-2611-1003' })).json();
    expect(await find()).toEqual({ state: 'approved' });
    await post('/sandbox/egiro/desk/requests', { id: page.split('/').at(-1) ?? '', act });
    await vi.waitFor(() => expect(notices[1]).toMatchObject(expected), patient);
    await post('/sandbox/egiro/desk/requests', { id: page.split('/').at(-1) ?? '', act });
    expect(notices).toHaveLength(2);
  });

  it('close their page after the time that the portal gave', async () => {
    const page = await begun();
    moved = 20 * MINUTE;
    expect(await show(page)).toContain('This page has closed');
    const found = await order('requests/find', { txn_ref_no: 'GR-2611-1003' });
    expect(found.json()).toEqual({ state: 'failed', reason: 'INCOMPLETE_FLOW' });
    expect((await order('requests/find', { txn_ref_no: 'GR-2611-9999' })).statusCode).toBe(404);
  });

  it('refuse an amount that is none', async () => {
    const page = await begun();
    expect(await answered(page, 'approve', 'ten')).toBe(`${page.replace(/^\/+/, '/')}?wrong=1`);
    expect(await show(`${page}?wrong=1`)).toContain('Enter an amount like 200');
  });

  it('take orders that are signed, and none while they are down', async () => {
    expect((await order('banks', {}, 'another-secret')).statusCode).toBe(401);
    expect((await order('banks', {})).json()).toEqual({
      unavailable: [
        { bank_code: 'MRTISGS0XXX', bank_segment: 'RETAIL' },
        { bank_code: 'MRTISGS0XXX', bank_segment: 'CORPORATE' },
      ],
    });
    await dial('usual', 'pays', 'down');
    expect((await order('banks', {})).statusCode).toBe(503);
  });

  it.each([
    ['pays', ['deduction_paid']],
    ['returns', ['deduction_returned']],
    ['waits', []],
    ['twice', ['deduction_paid', 'deduction_paid']],
    ['contradicts', ['deduction_paid', 'deduction_returned']],
  ])('deduct by their dial: %s gives %j', async (mode, expected) => {
    await dial('usual', mode);
    const deduction = { payment_order: 'GD-2612-1001', dda_ref_no: 'DDA-2611-1002', amount: 4_830 };
    await order('deductions', deduction);
    await order('deductions', deduction);
    await vi.waitFor(() => expect(notices.map(({ event }) => event)).toEqual(expected), patient);
    await post('/sandbox/egiro/desk/deductions', { reference: 'GD-2612-1001', act: 'paid' });
    await vi.waitFor(() => expect(notices.length).toBe(Math.max(1, expected.length)), patient);
  });

  it('take money back that they have paid, later by their own clock, once', async () => {
    await dial('usual', 'pays');
    await order('deductions', {
      payment_order: 'GD-2612-1001',
      dda_ref_no: 'DDA-2611-1002',
      amount: 4_830,
    });
    expect(await show('/sandbox/egiro')).toContain('Take back');
    const takeBack = () =>
      post('/sandbox/egiro/desk/deductions', { reference: 'GD-2612-1001', act: 'taken-back' });
    await takeBack();
    await takeBack();
    expect(await show('/sandbox/egiro')).not.toContain('Take back');
    await vi.waitFor(() => expect(notices).toHaveLength(2), patient);
    expect(notices.map(({ event }) => event)).toEqual(['deduction_paid', 'deduction_returned']);
    expect(String(notices[1]?.at) > String(notices[0]?.at)).toBe(true);
    const { body } = await order('deductions/find', { payment_order: 'GD-2612-1001' });
    expect(JSON.parse(body)).toMatchObject({ state: 'returned', reason: 'INSUFFICIENT_FUNDS' });
  });

  it('tell the state of a deduction whose call-back is held or was lost', async () => {
    const find = (payment_order: string) => order('deductions/find', { payment_order });
    expect((await find('GD-2612-1001')).statusCode).toBe(404);
    await dial('held', 'waits');
    const deduction = { payment_order: 'GD-2612-1001', dda_ref_no: 'DDA-2611-1002', amount: 4_830 };
    await order('deductions', deduction);
    expect((await find('GD-2612-1001')).json()).toEqual({ state: 'waits' });
    await post('/sandbox/egiro/desk/deductions', { reference: 'GD-2612-1001', act: 'paid' });
    const at = expect.stringMatching(/Z$/);
    expect((await find('GD-2612-1001')).json()).toEqual({
      state: 'paid',
      amount: 4_830,
      currency: 'SGD',
      at,
    });
    await dial('held', 'returns');
    await order('deductions', { ...deduction, payment_order: 'GD-2612-1002' });
    expect((await find('GD-2612-1002')).json()).toEqual({
      state: 'returned',
      reason: 'INSUFFICIENT_FUNDS',
      at,
    });
  });

  it('switch a bank off and on', async () => {
    await post('/sandbox/egiro/desk/banks', { bank: 'PNDNSGS0XXX RETAIL' });
    expect((await order('banks', {})).body).toContain('PNDNSGS0XXX');
    await post('/sandbox/egiro/desk/banks', { bank: 'PNDNSGS0XXX RETAIL' });
    expect((await order('banks', {})).body).not.toContain('PNDNSGS0XXX');
  });
});
