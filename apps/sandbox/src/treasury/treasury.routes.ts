/** Routes of the treasury: its page with the dial, and the portal's orders, which are signed and come without a browser. */
import { cents } from '@portal/domain/money';
import type { FastifyInstance } from 'fastify';
import { readField, readQuery } from '../frame/own-forms.ts';
import { page } from '../frame/page.ts';
import { readOrder, readSignedOrders } from '../frame/signed-orders.ts';
import type { Site } from '../ports.ts';
import { treasuryCopy as copy } from './copy.ts';
import { treasuryPage } from './treasury.page.ts';
import { type OrderedPayout, type Treasury, treasuryModes } from './treasury.ts';

const TREASURY = '/sandbox/treasury';

export function treasuryPages(app: FastifyInstance, site: Site, treasury: Treasury): void {
  app.get('/treasury', (request, reply) => {
    const body = treasuryPage(treasury, readQuery(request, 'done') === 'mode');
    const styles = ['bank.css', 'bank-notices.css'];
    return reply.send(
      page({ title: copy.title, current: 'treasury', strip: copy.strip, site, styles, body }),
    );
  });

  app.post('/treasury/mode', (request, reply) => {
    const mode = treasuryModes.find((one) => one === readField(request, 'mode'));
    if (mode !== undefined) treasury.mode = mode;
    return reply.redirect(mode === undefined ? TREASURY : `${TREASURY}?done=mode`, 303);
  });

  app.post('/treasury/decide', async (request, reply) => {
    const decision = readField(request, 'decision');
    if (decision === 'paid' || decision === 'refused')
      await treasury.decide(readField(request, 'reference'), decision);
    return reply.redirect(TREASURY, 303);
  });
}

/** @param secret that the portal signs its orders with */
export function treasuryOrders(app: FastifyInstance, treasury: Treasury, secret: string): void {
  readSignedOrders(app);
  app.post('/treasury/payouts', (request, reply) => {
    const order = readOrder(request, secret);
    if (order === null) return reply.code(401).send({ error: 'unsigned' });
    const payout = readPayout(order);
    if (payout === null) return reply.code(400).send({ error: 'no payout' });
    treasury.order(payout);
    return reply.code(202).send({ accepted: true });
  });
}

function readPayout(order: Readonly<Record<string, unknown>>): OrderedPayout | null {
  const { reference, amount, holder, method } = order;
  if (typeof reference !== 'string' || typeof amount !== 'number' || amount <= 0) return null;
  return { reference, amount: cents(amount), holder: String(holder), method: String(method) };
}
