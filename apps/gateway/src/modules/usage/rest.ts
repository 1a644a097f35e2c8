/** The REST call of usage: its owner rule, its cost, and one file at a time for each person. */
import { consumptionDownload } from '@portal/contract/usage/usage.rest';
import { allowOneFileAtATime } from '../../exports/one-at-a-time.ts';
import { account, accounts, premises } from '../../wire/callers/claims.ts';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import { usageFile } from './download/usage-file.ts';

/** As much work as twenty questions. */
const COST = 20;
/** An office shares one address. */
const PER_MINUTE = 120;

export function usageRest(): readonly GatewayRestCall[] {
  const sendAlone = allowOneFileAtATime();
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
      handle: (context, { body }) => sendAlone(context, () => usageFile(context, body)),
    }),
  ];
}
