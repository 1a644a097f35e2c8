/** The REST call of usage: its owner rule, its cost, and one file at a time for each person. */
import { consumptionDownload } from '@portal/contract/usage/usage.rest';
import { account, accounts, premises } from '../../wire/callers/claims.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import { usageFile } from './download/usage-file.ts';

/** As much work as twenty questions. */
const COST = 20;
/** An office shares one address. */
const PER_MINUTE = 120;

export function usageRest(): readonly GatewayRestCall[] {
  const underWay = new Set<number>();
  return [
    defineRest(consumptionDownload, {
      viewers: { look: 'usage' },
      cost: COST,
      perMinute: PER_MINUTE,
      bodyBytes: 8192,
      resources: ({ body }) => [
        account(body.accountNo),
        ...accounts(body.accountNos),
        ...premises(body.ebsPremiseNo ?? null, body.msslPremiseNo ?? null),
      ],
      async handle(context, { body }) {
        const customerId = context.subject.customer?.customerId ?? 0;
        if (underWay.has(customerId)) throw new Refusal('SK_BUSY_1001');
        underWay.add(customerId);
        try {
          const file = await usageFile(context, body);
          file.content.once('close', () => underWay.delete(customerId));
          return file;
        } catch (error) {
          underWay.delete(customerId);
          throw error;
        }
      },
    }),
  ];
}
