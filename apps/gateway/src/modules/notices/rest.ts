/** The public REST calls of the area: what runs now, the same for everybody. Knows nobody. */
import { banner, placement } from '@portal/contract/rest';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import { bannerAt, promotionsAt } from './store.ts';

const rules = {
  perMinute: 120,
  bodyBytes: 4 * 1024,
  // Staff change what runs at any minute.
  headers: { 'cache-control': 'no-store' },
};

export const noticesRest: readonly GatewayRestCall[] = [
  defineRest(banner, {
    ...rules,
    handle: async ({ db, clock }, { body }) => ({
      banner: await bannerAt(db, body.location, clock.now()),
    }),
  }),
  // The same answer for every page: the details that it sends make no difference.
  defineRest(placement, {
    ...rules,
    handle: async ({ db, clock }) => ({
      placements: [{ content: await promotionsAt(db, clock.now()) }],
    }),
  }),
];
