/** The REST call of sub-accounts: its owner rule, its cost, and one file at a time for each person. */
import { subAccountsDownload } from '@portal/contract/sub-accounts/sub-accounts.rest';
import { allowOneFileAtATime } from '../../exports/one-at-a-time.ts';
import { account } from '../../wire/callers/claims.ts';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import { makeSubAccountsFile } from './service.ts';

/** As much work as twenty questions. */
const COST = 20;
/** An office shares one address. */
const PER_MINUTE = 120;

export function subAccountsRest(): readonly GatewayRestCall[] {
  const sendAlone = allowOneFileAtATime();
  return [
    defineRest(subAccountsDownload, {
      feature: 'sub-accounts',
      cost: COST,
      perMinute: PER_MINUTE,
      bodyBytes: 1024,
      resources: ({ body }) => [account(body.masterAccount)],
      handle: (context, { body }) =>
        sendAlone(context, () => makeSubAccountsFile(context, body.masterAccount)),
    }),
  ];
}
