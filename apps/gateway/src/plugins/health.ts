/** For whoever runs the process: is it alive, has it started, may it be sent customers. */
import { restPaths } from '@portal/contract/rest';
import type { FastifyPluginAsync } from 'fastify';

export interface HealthParts {
  /** Rejects when the database cannot be asked. */
  reachDatabase(): Promise<void>;
}

export const health =
  ({ reachDatabase }: HealthParts): FastifyPluginAsync =>
  async (app) => {
    let started = false;
    let draining = false;
    app.addHook('onListen', async () => {
      started = true;
    });
    app.addHook('preClose', async () => {
      draining = true;
    });
    const options = { logLevel: 'warn' as const };
    app.get(restPaths.live, options, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get(restPaths.started, options, async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .code(started ? 200 : 503)
        .send({ status: started ? 'ok' : 'starting' }),
    );
    app.get(restPaths.ready, options, async (_request, reply) => {
      const reached =
        !draining &&
        (await reachDatabase().then(
          () => true,
          () => false,
        ));
      reply.header('cache-control', 'no-store').code(reached ? 200 : 503);
      return { status: reached ? 'ok' : draining ? 'draining' : 'no database' };
    });
  };
