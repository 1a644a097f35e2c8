/** The customer's calls of PayNow: ask for a code, see what became of it, wait for it; and whether it can be used. */
import { checkFeature, payment, paymentEvents, paynowRequest } from '@portal/contract/payments/payments.rest';
import { systemClock } from '../../clock.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import type { Log } from '../../wire/log.ts';
import { checkedByHandler, defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import type { RunWrite } from '../../wire/rest/rest-write.ts';
import type { Wire } from '../../wire/wire.ts';
import { EventStreams } from './event-streams.ts';
import { stillMayHear } from './may-hear.ts';
import { isOver, loadPaymentDetails, ownOrder, toReply } from './orders/details.ts';
import { orderById, ordersById } from './orders/order.store.ts';
import { OrderWatch } from './orders/order-watch.ts';
import { openPaynow, paynowMaintenance } from './orders/paynow-state.ts';
import { accountsNamed, makeOrder, type PaynowRequest, requestedParts } from './orders/request.ts';

/** A hundred accounts with their parts. */
const BODY_BYTES = 32 * 1024;
const perMinute = 240;
const REQUEST = 'paynow:request';

async function requestCode(context: SubjectContext, request: PaynowRequest, write: RunWrite) {
  const { db, clock, subject } = context;
  const parts = requestedParts(context, request);
  const { customer } = subject;
  if (customer === null) throw new Refusal('SK_ACCESS_1001');
  const input = parts.map(({ accountId, amount }) => [accountId, amount]);
  let isRepeat = true;
  const { order_id } = await write(
    { name: REQUEST, input, before: () => openPaynow(context) },
    (tx, trace, payee) => {
      isRepeat = false;
      return makeOrder(tx, trace, { clock, customerId: customer.customerId, payee }, parts);
    },
  );
  // A repeat under its key gets the same code, as the order has it, for as long as it can be paid.
  const order = await orderById(db, order_id);
  if (order === null) throw new Error('an order was made and is not there');
  if (isRepeat && isOver(order, clock.now())) throw new Refusal('SK_PAY_1003');
  return toReply(order);
}

export function paymentsRest(wire: Wire, log: Log): readonly GatewayRestCall[] {
  const watch = new OrderWatch((orderIds) => ordersById(wire.db, orderIds), log);
  const streams = new EventStreams(watch, wire.clock);
  // An order id that cannot be one is like one that does not exist.
  const order = { perMinute, resources: checkedByHandler, unreadable: 'SK_ACCESS_1001' } as const;
  return [
    defineRest(paynowRequest, {
      perMinute,
      bodyBytes: BODY_BYTES,
      cost: 10,
      resources: ({ body }) => accountsNamed(body),
      handle: (context, { body }, { write }) => requestCode(context, body, write),
    }),
    defineRest(payment, {
      ...order,
      cost: 2,
      handle: (context, { params }) => loadPaymentDetails(context, params.orderId, context.clock.now()),
    }),
    defineRest(paymentEvents, {
      ...order,
      cost: 4,
      setUp(route) {
        route.addHook('preClose', async () => streams.closeAll());
      },
      async handle(context, { params }, { request }) {
        const owned = await ownOrder(context, params.orderId);
        const { customer } = context.subject;
        if (customer === null) throw new Refusal('SK_ACCESS_1001');
        const tokenLeft = context.token.expiresAt - systemClock.now();
        const mayHear = () => stillMayHear(wire, request, owned);
        return streams.open({ customerId: customer.customerId, tokenLeft, mayHear }, owned);
      },
    }),
    defineRest(checkFeature, {
      perMinute,
      unreadable: 'SK_INPUT_1001',
      handle: () => paynowMaintenance(wire),
    }),
  ];
}
