/**
 * Ends each connection with the reply that is under way when the server closes. Its client may keep it as long as it likes, and
 * the server would be waited for until then.
 */
import type { ServerResponse } from 'node:http';
import fp from 'fastify-plugin';

export const lastReplies = fp(async (app) => {
  const underWay = new Set<ServerResponse>();
  app.server.on('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  app.addHook('preClose', async () => {
    for (const response of underWay) {
      const { socket } = response;
      // Said in its headers, unless they have been sent.
      response.shouldKeepAlive = false;
      response.once('finish', () => socket?.end());
    }
  });
});
