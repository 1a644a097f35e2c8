/**
 * Refuses a request with a NUL in its address or its parsed body before any handler sees it. The keys of POST /api
 * are judged one by one (plan.ts), the body of an upload by its reader, what the identity provider reads by its records.
 */
import fp from 'fastify-plugin';
import { addressHoldsNul, holdsNul } from '../wire/nul.ts';
import { Refusal } from '../wire/refusal.ts';

export const nulGuard = fp(async (app) => {
  // After every onRequest hook, so that the refusal carries the headers of its route.
  app.addHook('preValidation', async ({ raw, body }) => {
    if (addressHoldsNul(raw.url ?? '') || holdsNul(body)) throw new Refusal('SK_INPUT_1001');
  });
});
