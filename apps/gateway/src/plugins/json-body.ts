/** Bodies of REST calls in JSON: one that names a key twice is refused, since which one was meant cannot be known. */
import fp from 'fastify-plugin';
import { Refusal } from '../wire/calls/refusal.ts';
import { hasDoubledKey } from '../wire/scan-keys.ts';

export const jsonBody = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (hasDoubledKey(text)) done(new Refusal('SK_BODY_1001'));
    else parse(request, text, done);
  });
});
