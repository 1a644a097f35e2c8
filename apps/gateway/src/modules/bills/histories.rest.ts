/** The calls of the payments service about histories and dues (S2 §7). */
import { restPaths } from '@portal/contract/http';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { withDeadline } from '../../wire/deadline.ts';
import { admitRest } from '../../wire/rest-write.ts';
import type { Wire } from '../../wire/wire.ts';
import type { PaymentSources } from './being-checked.ts';
import { historyOf, type NumbersAsked, numbersAsked, ownNumbers, payablesOf } from './payments-service.ts';

/** An office shares one address. */
const rateLimit = { max: 240, timeWindow: 60_000 };
const options = { config: { rateLimit } };

/** In units of one simple query: what is refused costs as much as one account. */
const costOf = (asked: NumbersAsked, accountsPerUnit: number): number =>
  6 + Math.ceil((asked.data?.numbers.length ?? 0) / accountsPerUnit);
const HISTORIES_PER_UNIT = 20;
const BALANCES_PER_UNIT = 100;

async function asking(wire: Wire, request: FastifyRequest, accountsPerUnit: number) {
  const asked = numbersAsked(request.query);
  const context = await admitRest(wire, request, 'holder', costOf(asked, accountsPerUnit));
  return { context, accounts: ownNumbers(context, asked) };
}

export const historiesRest =
  (wire: Wire, sources: PaymentSources): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    const { readMilliseconds } = wire.deadlines;
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });

    app.get(restPaths.history, options, async (request) => {
      const { context, accounts } = await asking(wire, request, HISTORIES_PER_UNIT);
      return withDeadline(readMilliseconds, historyOf(context, sources, accounts));
    });

    app.get(restPaths.payables, options, async (request) => {
      const { context, accounts } = await asking(wire, request, BALANCES_PER_UNIT);
      return withDeadline(readMilliseconds, payablesOf(context, sources, accounts));
    });
  };
