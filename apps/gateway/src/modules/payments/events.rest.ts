/** GET /v1/payments/{orderId}/events: the page learns of the payment by itself. Read with fetch and a bearer token. */
import { restPaths } from '@portal/contract/http';
import type { FastifyPluginAsync } from 'fastify';
import { systemClock } from '../../clock.ts';
import type { Log } from '../../wire/log.ts';
import { Refusal } from '../../wire/refusal.ts';
import { admitRest } from '../../wire/rest-write.ts';
import type { Wire } from '../../wire/wire.ts';
import { ownOrder } from './details.ts';
import { EventStreams } from './event-streams.ts';
import { stillMayHear } from './may-hear.ts';
import { OrderWatch } from './order-watch.ts';
import { orderIdIn } from './rest.ts';

const rateLimit = { max: 240, timeWindow: 60_000 };
const COST = 4;

export const paymentEvents =
  (wire: Wire, log: Log): FastifyPluginAsync =>
  async (app) => {
    const streams = new EventStreams(new OrderWatch(wire.db, log), wire.clock);
    app.addHook('preClose', async () => streams.closeAll());

    // Asked for its headers alone it would be a stream that nobody reads.
    const options = { exposeHeadRoute: false, config: { rateLimit } };
    app.get(restPaths.paymentEvents, options, async (request, reply) => {
      const context = await admitRest(wire, request, 'holder', COST);
      const order = await ownOrder(context, orderIdIn(request));
      const { customer } = context.subject;
      if (customer === null) throw new Refusal('SK_ACCESS_1001');
      const tokenLeft = context.token.expiresAt - systemClock.now();
      const mayHear = () => stillMayHear(wire, request, order);
      const stream = streams.open({ customerId: customer.customerId, tokenLeft, mayHear }, order);
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'private, no-store',
          // A proxy that collects would tell of the payment when it is over.
          'x-accel-buffering': 'no',
        })
        .send(stream);
    });
  };
