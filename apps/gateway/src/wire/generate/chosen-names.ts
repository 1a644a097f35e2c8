/** Names that the specifications leave open and this project chose; printed in docs/wire.md. */
export const chosenNames: readonly (readonly [name: string, where: string])[] = [
  ['`POST /api`', 'the one endpoint of keyed operations'],
  ['`features:list`, `consumption:hourly`', 'operations that the specifications describe without a name'],
  ['`accounts` beside `premises`', '`user:getAccounts`, `user:getAccount`: details of accounts, once each'],
  ['`premiseNo`, `premise_type`', 'of a premises: its number, and what it is compared with'],
  [
    '`outstanding.data.composition`, `nextBillAround`, `lastPayment`',
    '`bills:outstandingPayment`: what an amount is made of',
  ],
  ['`series`, `usual`, `usualDays`, `dataTo`, `rateE4`, `gstBasisPoints`', '`consumption:hourly`'],
  ['`GET /skalbox/public/config`', 'what the portal needs before anyone signs in'],
  ['`GET /livez`, `/readyz`, `/startupz`', 'for whoever runs the gateway'],
  ['`SK_ACCESS_1001`', 'not yours or unknown: one answer for both'],
  ['`SK_INPUT_1001`, `SK_BODY_1001`, `SK_OPERATION_1001`', 'an input, a body or a name that is refused'],
  ['`SK_GROUP_1001`', 'a second write in one body, or a write whose other part failed'],
  [
    '`SK_IDEM_1001`, `SK_BUSY_1001`',
    'the same idempotency key with another body; the same write still under way',
  ],
  [
    '`SK_LIMIT_1001`, `SK_TIMEOUT_1001`, `SK_UNKNOWN_1001`',
    'too many tries, too slow, unexpected (with a reference)',
  ],
  ['`SK_FEATURE_1001`, `SK_MAIL_1001`, `SK_USAGE_1001`', 'switched off; mail not sent; no data'],
  ['`account_not_found`, `email_not_verified`', 'codes that only route'],
  ['`Idempotency-Key`', 'header of writes'],
];
