import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxParties } from '../plugin.ts';
import { fakePorts } from '../test/fake-ports.ts';

const SECRET = 'a-secret-of-the-demo-treasury-00000000';
const host = 'localhost:4000';
const origin = 'http://localhost:4000';
let app: FastifyInstance;
let portal: FastifyInstance;
let notices: { event: string; event_id: string; reference: string; amount: number }[];

beforeEach(async () => {
  notices = [];
  portal = Fastify();
  portal.post('/webhooks/treasury', (request, reply) => {
    notices.push(request.body as (typeof notices)[number]);
    return reply.send({ received: true });
  });
  const address = await portal.listen({ port: 0, host: '127.0.0.1' });
  app = Fastify();
  const treasury = { address, secret: SECRET };
  await app.register(sandboxParties({ ...fakePorts(), treasury, noticeDelay: 1 }));
});
afterEach(() => portal.close());

const order = (reference = 'RF-2611-1183', secret = SECRET) => {
  const payload = JSON.stringify({ reference, amount: 21_240, holder: 'Bernard Lim', method: '08' });
  const signature = createHmac('sha256', secret).update(`1795159800.${payload}`).digest('hex');
  return app.inject({
    method: 'POST',
    url: '/sandbox/treasury/payouts',
    headers: {
      host,
      'content-type': 'application/json',
      'x-webhook-timestamp': '1795159800',
      'x-webhook-signature': `v1=${signature}`,
    },
    payload,
  });
};
const post = (path: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/sandbox/treasury/${path}`,
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const show = async () => (await app.inject({ url: '/sandbox/treasury', headers: { host } })).body;
const events = () => notices.map(({ event }) => event);
const patient = { timeout: 10_000 };

describe('the demo treasury', () => {
  it.each([
    ['pays', ['accepted', 'paid']],
    ['refuses', ['accepted', 'refused']],
    ['waits', ['accepted']],
    ['twice', ['accepted', 'paid', 'paid']],
    ['unordered', ['paid', 'accepted']],
    ['contradicts', ['accepted', 'paid', 'refused']],
  ])('tells the portal by its mode: %s gives %j', async (mode, expected) => {
    await post('mode', { mode });
    expect((await order()).statusCode).toBe(202);
    await vi.waitFor(() => expect(events()).toEqual(expected), patient);
    expect(new Set(notices.map(({ event_id }) => event_id)).size).toBe(expected.length);
    expect(notices[0]).toMatchObject({ reference: 'RF-2611-1183', amount: 21_240 });
  });

  it('keeps an order once, and tells its outcome again when it is asked again', async () => {
    await order();
    await vi.waitFor(() => expect(events()).toEqual(['accepted', 'paid']), patient);
    await order();
    await vi.waitFor(() => expect(events()).toEqual(['accepted', 'paid', 'paid']), patient);
    expect((await show()).match(/<li class="bk-sent"/g)).toHaveLength(1);
  });

  it('pays or refuses by hand what waits, once', async () => {
    await post('mode', { mode: 'waits' });
    await order();
    await vi.waitFor(() => expect(events()).toEqual(['accepted']), patient);
    expect(await show()).toContain('Pay now');
    await post('decide', { reference: 'RF-2611-1183', decision: 'paid' });
    await post('decide', { reference: 'RF-2611-1183', decision: 'refused' });
    expect(events()).toEqual(['accepted', 'paid']);
    expect(await show()).toContain('<span class="pill">Paid</span>');
  });

  it('takes no order that is signed with another secret', async () => {
    expect((await order('RF-2611-1183', 'another-secret-000000000000000000000')).statusCode).toBe(401);
    expect(await show()).toContain('No payout has been ordered yet.');
  });
});
