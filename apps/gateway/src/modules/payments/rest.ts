/** The customer's calls of PayNow: ask for a code, see what became of it, wait for it; and whether it can be used. */
import { restPaths } from '@portal/contract/http';
import {
  checkFeatureReply,
  paymentDetails,
  paynowReply,
  paynowRequestOfOne,
  paynowRequestOfSeveral,
} from '@portal/contract/payments/payments.rest';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { withDeadline } from '../../wire/deadline.ts';
import { Refusal } from '../../wire/refusal.ts';
import { refusedFields } from '../../wire/refused-fields.ts';
import { admitRest, writeRest } from '../../wire/rest-write.ts';
import type { Wire } from '../../wire/wire.ts';
import { codeOf, isOver, paymentDetailsOf } from './details.ts';
import { orderById } from './order.store.ts';
import { openPaynow, paynowMaintenance } from './paynow-state.ts';
import { type Asked, makeOrder, partsAsked } from './request.ts';

/** A hundred accounts with their parts. */
const BODY_LIMIT = 32 * 1024;
const PER_MINUTE = 240;
const rateLimit = { max: PER_MINUTE, timeWindow: 60_000 };
const COST_OF_CODE = 10;
const COST_OF_LOOK = 2;

const REQUEST = 'paynow:request';
const orderParams = z.strictObject({ orderId: z.string().check(z.regex(/^PN-\d{4}-\d{6,8}$/)) });
const featureQuery = z.strictObject({ feature: z.literal('paynow') });

function read(body: unknown): Asked {
  const isOfSeveral = typeof body === 'object' && body !== null && 'accounts' in body;
  const asked = (isOfSeveral ? paynowRequestOfSeveral : paynowRequestOfOne).safeParse(body);
  if (!asked.success) throw new Refusal('SK_INPUT_1001', refusedFields(asked.error.issues));
  return asked.data;
}

/** The order id in the path; a malformed one is answered like one that does not exist. */
export function orderIdIn(request: FastifyRequest): string {
  const params = orderParams.safeParse(request.params);
  if (!params.success) throw new Refusal('SK_ACCESS_1001');
  return params.data.orderId;
}

async function requestCode(wire: Wire, request: FastifyRequest) {
  const context = await admitRest(wire, request, 'holder', COST_OF_CODE);
  const { customer } = context.subject;
  const parts = partsAsked(context, read(request.body));
  if (customer === null) throw new Refusal('SK_ACCESS_1001');
  const input = parts.map(({ accountId, amount }) => [accountId, amount]);
  let isRepeat = true;
  const { order_id } = z.strictObject({ order_id: z.string() }).parse(
    await writeRest(
      wire,
      request,
      { name: REQUEST, context, input, before: () => openPaynow(context) },
      (tx, trace, payee) => {
        isRepeat = false;
        return makeOrder(tx, trace, { clock: wire.clock, customerId: customer.customerId, payee }, parts);
      },
    ),
  );
  // A repeat under its key gets the same code, as the order has it, for as long as it can be paid.
  const order = await orderById(wire.db, order_id);
  if (order === null) throw new Error('an order was made and is not there');
  if (isRepeat && isOver(order, wire.clock.now())) throw new Refusal('SK_PAY_1003');
  return paynowReply.parse(await codeOf(order));
}

function customerCalls(app: FastifyInstance, wire: Wire): void {
  app.post(restPaths.paynowRequest, { bodyLimit: BODY_LIMIT, config: { rateLimit } }, (request) =>
    requestCode(wire, request),
  );

  app.get(restPaths.payment, { config: { rateLimit } }, async (request) => {
    const context = await admitRest(wire, request, 'holder', COST_OF_LOOK);
    const look = () => paymentDetailsOf(context, orderIdIn(request), wire.clock.now());
    return paymentDetails.parse(await withDeadline(wire.deadlines.readMilliseconds, look()));
  });
}

export const paymentsRest =
  (wire: Wire): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });
    customerCalls(app, wire);

    app.get(restPaths.checkFeature, { config: { rateLimit } }, async (request) => {
      if (!featureQuery.safeParse(request.query).success) throw new Refusal('SK_INPUT_1001');
      return checkFeatureReply.parse(await paynowMaintenance(wire));
    });
  };
