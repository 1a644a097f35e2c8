/** Usage as a file: what a page shows, or everything that is kept (S2 §7). */
import * as z from 'zod/mini';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';
import { accountNo, dayInput, premiseNo, utility } from '../values.ts';

const by = z.enum(['monthly', 'daily', 'hourly']);

const downloadBody = z
  .strictObject({
    /** In any spelling: 'Monthly' is 'monthly'. */
    consumptionBy: z.pipe(
      z.pipe(
        z.string().check(z.maxLength(16)),
        z.transform((text) => text.toLowerCase()),
      ),
      by,
    ),
    /** By months: the premises of each billing system. */
    ebsPremiseNo: z.optional(z.nullable(premiseNo)),
    msslPremiseNo: z.optional(z.nullable(premiseNo)),
    /** The account that names the file. */
    accountNo,
    /** By days and half hours: the accounts. */
    accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(50)),
    format: z.optional(z.enum(['csv', 'greenbutton', 'json'])),
    /** Left out: all of them. */
    utility: z.optional(utility),
    /** First and last day; left out: as far as it is kept. */
    from: z.optional(dayInput),
    to: z.optional(dayInput),
  })
  .check(z.refine(({ from, to }) => from === undefined || to === undefined || from <= to));

export type ConsumptionDownload = z.output<typeof downloadBody>;

export const consumptionDownload = rest({
  method: 'post',
  path: restPaths.consumptionDownload,
  summary: 'Usage as CSV, as Green Button (ESPI 4.0) or as JSON',
  caller: 'holder',
  effect: 'read',
  input: { body: downloadBody },
  output: {
    kind: 'file',
    contentType: ['text/csv; charset=utf-8', 'application/atom+xml', 'application/json'],
  },
  errors: ['SK_USAGE_1001'],
  examples: [
    {
      input: {
        body: {
          consumptionBy: 'daily',
          ebsPremiseNo: '6100145021',
          msslPremiseNo: null,
          accountNo: '8934521670',
          accountNos: ['8934521670'],
          format: 'csv',
          from: '2026-11-01',
          to: '2026-11-20',
        },
      },
    },
  ],
});
