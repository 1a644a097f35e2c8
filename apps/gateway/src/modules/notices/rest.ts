/** The public REST calls of the area: what runs now, the same for everybody. Knows nobody. */
import { restPaths } from '@portal/contract/http';
import { bannerReply, bannerRequest, placementReply } from '@portal/contract/rest';
import type { FastifyPluginAsync } from 'fastify';
import { dateAt } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../wire/refusal.ts';
import { refusedFields } from '../../wire/refused-fields.ts';
import { bannerAt, promotionsAt } from './store.ts';

const options = {
  bodyLimit: 4 * 1024,
  config: { rateLimit: { max: 120, timeWindow: 60_000 } },
};

export const noticesRest =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      // Staff change what runs at any minute.
      reply.header('cache-control', 'no-store');
    });

    app.post(restPaths.banner, options, async (request) => {
      const asked = bannerRequest.safeParse(request.body ?? {});
      if (!asked.success) throw new Refusal('SK_INPUT_1001', refusedFields(asked.error.issues));
      const banner = await bannerAt(db, asked.data.location, dateAt(clock.now()));
      return bannerReply.parse({ banner });
    });

    await app.register(placement({ db, clock }));
  };

/** Whatever a page says about itself makes no difference: everybody is given the same. */
const placement =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    app.post(restPaths.placement, options, async () =>
      placementReply.parse({ placements: [{ content: await promotionsAt(db, dateAt(clock.now())) }] }),
    );
  };
