import { cents } from '@portal/domain/money';
import { paynowPayload } from '@portal/domain/paynow-qr/build';
import Fastify, { type FastifyInstance } from 'fastify';
import QRCode from 'qrcode';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxParties } from '../plugin.ts';
import type { SandboxClock } from '../ports.ts';
import { fakePorts, start } from '../test/fake-ports.ts';

interface ReceivedRequest {
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

let app: FastifyInstance;
let portal: FastifyInstance;
let received: ReceivedRequest[];
let answers: number[];
let clock: SandboxClock;

/** A portal that only listens. */
beforeEach(async () => {
  received = [];
  answers = [];
  portal = Fastify();
  portal.removeAllContentTypeParsers();
  portal.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  portal.post('/webhooks/paynow', (request, reply) => {
    received.push({ headers: request.headers, body: String(request.body) });
    return reply.code(answers.shift() ?? 200).send({ received: true });
  });
  const address = await portal.listen({ port: 0, host: '127.0.0.1' });
  const ports = fakePorts();
  clock = ports.clock;
  app = Fastify();
  await app.register(sandboxParties({ ...ports, bank: { ...ports.bank, address } }));
});
afterEach(() => portal.close());

const code = (changed: Partial<Parameters<typeof paynowPayload>[0]> = {}) =>
  paynowPayload({
    uen: '202400001N',
    amount: cents(12_845),
    reference: '008934521670P2611204817',
    validUntil: Date.parse('2026-11-20T23:59:59+08:00'),
    merchantName: 'DEMO UTILITIES',
    merchantCity: 'Singapore',
    ...changed,
  });

const host = 'localhost:4000';
const origin = 'http://localhost:4000';
const show = async (url = '/sandbox/bank') => (await app.inject({ url, headers: { host } })).body;
const post = (path: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/sandbox/bank/${path}`,
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const picture = async (bytes: Buffer, type = 'image/png') =>
  app.inject({
    method: 'POST',
    url: '/sandbox/bank/picture',
    headers: { host, origin, 'content-type': type },
    payload: bytes,
  });
const told = () => received.map(({ body }) => JSON.parse(body));

describe('the demo bank', () => {
  it('shows the payee and the amount of a pasted code, field by field', async () => {
    expect(await show()).toContain('No code yet.');
    expect(await show()).toMatch(/demo-strip.*Demo bank, nothing here is real\./);
    const answer = await post('code', { code: ` ${code()}\n` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox/bank']);
    const page = await show();
    for (const words of [
      'DEMO UTILITIES',
      'UEN 202400001N',
      'S$128.45, fixed',
      '008934521670P2611204817',
      '20 Nov 2026, 11:59 PM',
      `${code().slice(-4)}, correct`,
      `${code().length} characters, all fields valid.`,
      'S$100.00 of S$128.45',
    ])
      expect(page).toContain(words);
    expect(await show('/sandbox/bank/code.svg')).toContain('<svg');
    await post('code', { code: 'x', away: '1' });
    expect(await show()).toContain('No code yet.');
  });

  it('names the fault of an invalid code, and offers no way to pay it', async () => {
    await post('code', { code: code().replace('128.45', '128.46') });
    const page = await show();
    expect(page).toContain('Field 63: the checksum is wrong.');
    expect(page).toContain('This code is faulty and cannot be paid');
    expect(page.match(/name="way" value="[a-z]+" disabled/g)).toHaveLength(7);
    expect(page).toMatch(/class="bk-field bk-field-wrong"><b>63<\/b>/);
    await post('pay', { way: 'right' });
    expect(received).toEqual([]);
  });

  it('pays nobody but the portal', async () => {
    await post('code', { code: code({ uen: '201999999K' }) });
    const page = await show();
    expect(page).toContain('The money would go to someone else');
    expect(page).toContain('disabled');
    await post('pay', { way: 'right' });
    expect(received).toEqual([]);
  });

  it('reads the code from the pixels of a picture, and reports when there is none', async () => {
    const png = await QRCode.toBuffer(code(), { errorCorrectionLevel: 'H', width: 240 });
    expect((await picture(png)).json()).toEqual({ text: code() });
    const svg = Buffer.from(await QRCode.toString(code(), { type: 'svg', errorCorrectionLevel: 'H' }));
    expect((await picture(svg, 'image/svg+xml')).json()).toEqual({ text: code() });
    expect((await picture(Buffer.from('no picture'))).json()).toEqual({ text: null });
  });
});

describe('a payment', () => {
  const pay = async (way: string) => {
    await post('code', { code: code() });
    return (await post('pay', { way })).headers.location;
  };
  const right = { reference: '008934521670P2611204817', amount: 12_845, currency: 'SGD' };
  const now = new Date(start).toISOString();

  it('is reported once when it is right, signed over its time and its bytes', async () => {
    expect(await pay('right')).toBe('/sandbox/bank?done=paid');
    expect(told()).toEqual([
      { event_id: expect.any(String), transaction_id: expect.any(String), ...right, paid_at: now },
    ]);
    expect(received[0]?.headers).toMatchObject({
      'x-webhook-timestamp': String(start / 1000),
      'x-webhook-signature': expect.stringMatching(/^v1=[0-9a-f]{64}$/),
    });
    const page = await show('/sandbox/bank?done=paid');
    for (const words of ['Paid.', 'Payment S$128.45', 'Order PN-2611-204817', 'Accepted', 'S$4,871.55'])
      expect(page).toContain(words);
  });

  it('may exceed the requested amount, and may have an unknown reference', async () => {
    await pay('over');
    await pay('unknown');
    expect(told()).toMatchObject([
      { ...right, amount: 13_845 },
      { ...right, reference: 'DEMO-UNKNOWN' },
    ]);
    const page = await show();
    for (const words of ['S$138.45 for S$128.45', 'another reference', 'No order', 'Being checked'])
      expect(page).toContain(words);
  });

  it('is under review when its code was paid before', async () => {
    await pay('right');
    expect(await show()).not.toContain('Being checked');
    await pay('right');
    expect(await show()).toContain('Being checked');
  });

  it('may be short, twice, late or never', async () => {
    await pay('short');
    await pay('twice');
    await pay('late');
    expect(told()).toMatchObject([
      { ...right, amount: 10_000 },
      right,
      right,
      { ...right, paid_at: '2026-11-20T16:00:59.000Z' },
    ]);
    expect(new Set(told().map(({ transaction_id }) => transaction_id)).size).toBe(4);
    expect(await show()).toContain('Being checked');
    expect(await pay('never')).toBe('/sandbox/bank?done=never');
    expect(received).toHaveLength(4);
    expect(await show()).toContain('No code yet.');
  });

  it('is made after the end of the code when it is late: the clock of the sandbox moves there', async () => {
    expect(await pay('late')).toBe('/sandbox/bank?done=late');
    expect(clock.now()).toBe(Date.parse('2026-11-20T16:00:59.000Z'));
    expect(told()).toMatchObject([{ ...right, paid_at: '2026-11-20T16:00:59.000Z' }]);
    expect(received[0]?.headers).toMatchObject({ 'x-webhook-timestamp': String(clock.now() / 1000) });
    const page = await show('/sandbox/bank?done=late');
    expect(page).toContain(
      'Paid. The portal has been told. The sandbox clock now says 21 Nov 2026, 12:00 AM.',
    );
    expect(page).toContain('12:00:59 AM');
  });

  it('is late when its code has ended, even when it was sent as right', async () => {
    clock.shift(Date.parse('2026-11-21T08:00:00+08:00') - start);
    await post('code', { code: code() });
    const page = await show();
    expect(page).not.toContain('Receipt appears at once');
    expect(page).not.toContain('value="twice"');
    for (const way of ['right', 'late'])
      expect((await post('pay', { way })).headers.location).toBe('/sandbox/bank?done=paid');
    const late = { ...right, paid_at: '2026-11-21T00:00:00.000Z' };
    expect(told()).toMatchObject([late, late]);
    expect(await show()).not.toContain('Accepted');
  });

  it('is listed by the second', async () => {
    clock.shift(7_000);
    await pay('right');
    expect(await show()).toContain('3:42:07 PM');
  });

  it('is reported again while the portal fails, with the same event, and the page shows the answer', async () => {
    answers = [503, 503];
    await pay('right');
    expect(new Set(told().map(({ event_id }) => event_id)).size).toBe(1);
    expect(received).toHaveLength(3);
    answers = [401];
    expect(await pay('right')).toBe('/sandbox/bank?done=not-taken');
    expect(await show()).toContain('Refused (401)');
  });

  it('cannot be late with a code that is valid for days, nor short of a cent', async () => {
    await post('code', { code: code({ validUntil: Date.parse('2026-11-22T00:00:00+08:00') }) });
    expect(await show()).not.toContain('Pay late');
    await post('pay', { way: 'late' });
    await post('code', { code: code({ amount: cents(1) }) });
    expect(await show()).not.toContain('Pay short');
    await post('pay', { way: 'short' });
    expect(received).toEqual([]);
  });

  it('is refused when the account is empty', async () => {
    await post('code', { code: code({ amount: cents(500_001) }) });
    expect((await post('pay', { way: 'right' })).headers.location).toBe('/sandbox/bank?done=poor');
    expect(received).toEqual([]);
  });
});
