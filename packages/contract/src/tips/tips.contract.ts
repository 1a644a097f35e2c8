/** Tips to save energy and water, by appliance (S3 §2.7, §3.6, §7.3). */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { cents, utility } from '../values.ts';

const tip = z.strictObject({
  title: z.string(),
  text: z.string(),
  /** Publisher of a figure in the text; null: there is none. */
  source: z.nullable(z.string()),
  /** null: nothing is counted. */
  saving: z.nullable(
    z.strictObject({
      utility,
      /** Thousandths of the unit a month. */
      quantityMilli: z.int(),
      /** At the tariff of today with GST. */
      amount: cents,
      /** How it was counted. */
      basis: z.string(),
    }),
  ),
});

export const retrieveTips = operation({
  name: 'tips:retrieve',
  summary: 'Tips to save, by appliance, with what each saves a month at the tariff of today.',
  effect: 'read',
  input: z.strictObject({}),
  /** By appliance, 'air-conditioner'; in the order of the tabs. */
  output: z.record(z.string(), z.array(tip)),
  errors: [],
  examples: [
    {
      input: {},
      output: {
        'air-conditioner': [
          {
            title: 'Set it to 25°C',
            text: 'Each degree warmer is felt on the bill.',
            source: null,
            saving: {
              utility: 'electricity',
              quantityMilli: 26000,
              amount: 810,
              basis: 'Two degrees warmer in a flat that uses 350 kWh a month.',
            },
          },
        ],
      },
    },
  ],
});
