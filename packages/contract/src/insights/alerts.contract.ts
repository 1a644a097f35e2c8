/** Alerts by mail that a holder chose for one account, and the link in them that switches one off. */
import { alertGaps, alertKinds, LEAST_BILL, MOST_BILL } from '@portal/domain/insights/alerts';
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo } from '../values.ts';

const chosen = {
  /** Cents that the bill is likely to pass; null: off. */
  billAbove: z.nullable(z.int().check(z.minimum(LEAST_BILL), z.maximum(MOST_BILL))),
  leak: z.boolean(),
  highDay: z.boolean(),
};
const settings = z.strictObject({ ...chosen, revision: z.int() });

/** null: an alert of the kind can come. */
const gap = z.nullable(z.enum(alertGaps));

const none = { billAbove: null, leak: false, highDay: false, revision: 0 };

export const alerts = operation({
  name: 'insights:alerts',
  summary:
    'The alerts that the caller chose for one account, all off at first, and why one cannot come there.',
  effect: 'read',
  input: z.strictObject({ accountNo }),
  output: z.strictObject({
    ...settings.shape,
    missing: z.strictObject({ bill: gap, leak: gap, highDay: gap }),
  }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { accountNo: '8934521670' },
      output: { ...none, missing: { bill: null, leak: null, highDay: null } },
    },
  ],
});

export const setAlerts = operation({
  name: 'insights:setAlerts',
  summary: 'Chooses the alerts of one account. The revision is that of the settings as they were shown.',
  effect: 'write',
  input: z.strictObject({ accountNo, revision: z.int(), ...chosen }),
  output: settings,
  errors: ['SK_ACCESS_1001', 'SK_PREF_1003'],
  examples: [
    {
      input: { accountNo: '8934521670', revision: 0, billAbove: 15_000, leak: true, highDay: false },
      output: { billAbove: 15_000, leak: true, highDay: false, revision: 1 },
    },
  ],
});

export const switchOffAlert = operation({
  name: 'insights:switchOffAlert',
  summary: 'Switches one alert off by the link of its mail, without a sign-in, once.',
  effect: 'write',
  input: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  output: z.strictObject({
    kind: z.enum(alertKinds),
    /** False: the link was used before, and nothing changed now. */
    isNew: z.boolean(),
  }),
  errors: ['SK_ALERT_1001'],
  examples: [
    {
      input: { token: 'q0Zb3nXkTt0r0m6V5y8nYw2hJm1sKx7pLd4eRf9gUcA' },
      output: { kind: 'leak', isNew: true },
    },
  ],
});
