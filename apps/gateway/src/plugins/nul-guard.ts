/**
 * Rejects a request with a NUL in its address or its parsed body before any handler. The keys of POST /api are
 * checked one by one (plan.ts), the body of an upload by its reader, input of the identity provider by its records.
 */
import fp from 'fastify-plugin';
import { Refusal } from '../wire/calls/refusal.ts';
import { addressHoldsNul, holdsNul } from '../wire/nul.ts';
import { isNavigation, sendWrongAddress, type WrongAddressPage } from './wrong-address.ts';

/** @param options.page the error page for browser navigations */
export const nulGuard = fp<{ page: WrongAddressPage }>(async (app, { page }) => {
  // After every onRequest hook, so that the reply carries the headers of its route.
  app.addHook('preValidation', async (request, reply) => {
    const { raw, body } = request;
    const isInAddress = addressHoldsNul(raw.url ?? '');
    if (isInAddress && isNavigation(request)) return sendWrongAddress(reply, page);
    if (isInAddress || holdsNul(body)) throw new Refusal('SK_INPUT_1001');
    return undefined;
  });
});
