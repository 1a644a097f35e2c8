/** Leak watch: whether it can see leaks, the episodes that it found, and why, as the customer says. */
import { leakCauses, MOST_NOTE } from '@portal/domain/insights/leak-causes';
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, cents, day, instant } from '../values.ts';

/**
 * none: no hours come from the meter; coarse: it counts in too large steps; early and missing: hours lack; new: the first
 * ones are on their way.
 */
const watch = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('watching') }),
  z.strictObject({ state: z.literal('none') }),
  z.strictObject({ state: z.literal('coarse'), stepLitres: z.int() }),
  z.strictObject({ state: z.literal('early'), fromDay: day }),
  z.strictObject({ state: z.literal('missing'), missingHours: z.int() }),
  z.strictObject({ state: z.literal('new') }),
]);

const cause = z.enum(leakCauses);

const episode = z.strictObject({
  episodeNo: z.int(),
  startedAt: instant,
  /** null: it runs. */
  endedAt: z.nullable(instant),
  foundAt: instant,
  /** End of the newest hour that flowed. */
  flowedTo: instant,
  litres: z.int(),
  litresPerHour: z.int(),
  /** At the water prices in force, with GST; null before the first known one. */
  cost: z.nullable(cents),
  cause: z.nullable(cause),
  note: z.string(),
  revision: z.int(),
  /** Late data shows no leak any more; only explained episodes are kept then. */
  isWithdrawn: z.boolean(),
});

const running = {
  episodeNo: 2,
  startedAt: '2026-11-16T13:00:00.000Z',
  endedAt: null,
  foundAt: '2026-11-18T08:00:00.000Z',
  flowedTo: '2026-11-20T07:00:00.000Z',
  litres: 1_980,
  litresPerHour: 22,
  cost: 698,
  cause: null,
  note: '',
  revision: 0,
  isWithdrawn: false,
};
const ended = {
  ...running,
  episodeNo: 1,
  startedAt: '2026-08-10T18:00:00.000Z',
  endedAt: '2026-08-14T02:00:00.000Z',
  foundAt: '2026-08-12T13:00:00.000Z',
  flowedTo: '2026-08-14T02:00:00.000Z',
  litres: 2_480,
  litresPerHour: 31,
  cost: 875,
  cause: 'repaired' as const,
  note: 'The cistern was mended.',
  revision: 1,
};

export const leaks = operation({
  name: 'insights:leaks',
  summary: 'Leaks found in the hours of the water meter of one account, newest first.',
  effect: 'read',
  input: z.strictObject({ accountNo }),
  output: z.strictObject({
    watch,
    episodes: z.array(episode),
    /** End of the newest hour that came; null: none did. */
    dataTo: z.nullable(instant),
  }),
  errors: [],
  examples: [
    {
      input: { accountNo: '8934540017' },
      output: {
        watch: { state: 'watching' },
        episodes: [running, ended],
        dataTo: '2026-11-20T07:00:00.000Z',
      },
    },
  ],
});

export const explainLeak = operation({
  name: 'insights:explainLeak',
  summary: 'Keeps why water ran, as the customer says. The revision is that of the episode as it was shown.',
  effect: 'write',
  input: z.strictObject({
    accountNo,
    episodeNo: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    revision: z.int(),
    cause,
    note: z.string().check(z.maxLength(MOST_NOTE), z.regex(/^[^\p{Cc}]*$/u)),
  }),
  output: z.strictObject({ episode }),
  errors: ['SK_ACCESS_1001', 'SK_PREF_1003'],
  examples: [
    {
      input: {
        accountNo: '8934540017',
        episodeNo: 1,
        revision: 0,
        cause: 'repaired',
        note: 'The cistern was mended.',
      },
      output: { episode: ended },
    },
  ],
});
