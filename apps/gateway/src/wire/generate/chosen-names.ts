/** Names that the specifications leave open and this project chose; printed in docs/wire.md. */
export const chosenNames: readonly (readonly [name: string, where: string])[] = [
  ['`POST /api`', 'the one endpoint of keyed operations'],
  [
    '`data`, `error` with `code`, `message`, `reference`, `details[]` (`field`, `message`)',
    'one key of a reply',
  ],
  ['`Idempotency-Key`', 'header of writes'],
  [
    '`features:list`, `consumption:hourly`, `consumption:daily`, `consumption:monthly`, `consumption:latestData`, `consumption:range`, `consumption:billPeriods`',
    'operations that the specifications describe without a name',
  ],
  [
    '`format` (csv, greenbutton, json), `utility`, `from`, `to`',
    '`POST /skalbox/private/consumption/download`: beside the fields of the specifications, which name no period',
  ],
  [
    '`by` (bill), `unit` (sgd), `compare` (usual, before, lastYear, neighbours), `table` (open), beside `utility`, `view` and `period`',
    'query of `/usage`: the whole view, so that a link restores it',
  ],
  [
    '`insights:forecast`; `running` with `soFar`, `outlook`; `last`, `record`, `trueUps[]`, `trueUpsNotKnown[]`, `alwaysOn`',
    'operation, and the parts of its reply, that the specifications do not have: how the running bill is likely to end',
  ],
  [
    '`insights:heatMap`: `from`, `days[]` (`wh[]`, `kinds`), `dataTo`, `updatedAt`, `tariffs[]`',
    'the hours of up to 500 days, their certainty and their tariffs',
  ],
  [
    '`days` (weekdays, weekends), `unit` (sgd), `table` (open), `finding` (peak, nights, quiet), beside `utility`',
    'query of `/usage/heat-map`: the whole view, so that a link restores it',
  ],
  [
    '`consumption:checkShow`, `consumption:monthDetail`, `tips:retrieve`',
    'operations that the specifications describe without a name',
  ],
  [
    '`temperature`, `comparedWith`, `amount`, `amountDiff`, `changes[]`, `isCoolerSmaller`, `nextStep`, `billId`, `from`, `to`, `days`; `weather` with `average`, `averageBefore`, `hottest`, `rain`',
    '`consumption:monthDetail`: the bill of the month, why it is more or less than the one before, the weather of its days and what follows from it',
  ],
  [
    '`source`, `saving` (`utility`, `quantityMilli`, `amount`, `basis`)',
    '`tips:retrieve`: what a tip saves a month at the tariff of today, and how that was counted',
  ],
  ['`name`', '`user:profileInfo`: the person, beside the four fields of the profile'],
  ['`sent`', '`user:sendEmailVerification`, `user:forgotPassword`: the whole reply'],
  ['`accounts` beside `premises`', '`user:getAccounts`, `user:getAccount`: details of accounts, once each'],
  ['`premiseNo`, `premise_type`', 'of a premises: its number, and what it is compared with'],
  [
    '`composition[]`: `kind`, `utility`, `quantityMilli`, `unit`, `amount`, `estimated`',
    '`bills:outstandingPayment`, in `outstanding.data`: what the total is made of',
  ],
  [
    '`dues[]` (`due`, `amount`), `checking`, `toPay`; `checking.undivided[]`; `to_pay` of `GET /v2/payables`',
    '`bills:outstandingPayment`, in `outstanding.data`, and `bills:detail`: which part is due by when, what has come and is being checked, and what is still to pay without it',
  ],
  [
    '`nextBillAround`, `lastPayment` (`amount`, `paidOn`, `channel`)',
    '`bills:outstandingPayment`, in `outstanding.data`: what is said when nothing is owed',
  ],
  [
    '`bills:refundHistory`, `refund_history`; `usave`; `bills:detail`, `bills:receipt`',
    'operations, and the parts of their replies, that the specifications describe without a name',
  ],
  [
    '`others[]` (`kind`, `amount`), `billId`, `month`, `due`, `open`, `payable`, `estimated`, `maximumMonths`',
    '`bills:billHistory`: which bill, what is still to be paid of it, the total amount payable that it names, how far the chart may go back',
  ],
  [
    '`since`; `status` of a payment: `SUCCESS`, `CHECKING` or `RETURNED`, and `returned` with its date and reason; `undivided_between`; `settled_bills[]` (`billId`, `month`, `isWhole`)',
    '`bills:billHistory`, `bills:paymentHistory`, `GET /v1/history`: from which day on nothing is left out, money that has come and is still being checked, for how many accounts it is while nobody can divide it, and which bills a payment went to',
  ],
  [
    '`balance.expiresOn`, `month`',
    '`bills:uSave`: until when the balance can be used, and the month that an entry belongs to',
  ],
  [
    '`lines[]` with `quantityMilli`, `rateE4`, `expectedAmount`, `agrees`; `changes[]` with `cause`; `readings[]`, `use[]`, `lastBill`, `payable`, `earlier`, `uSaveLeft`',
    '`bills:detail`: one bill worked out again, why it is more or less than the one before, what the meters showed',
  ],
  [
    '`lastBill.entries[]` with `kind`; `stillOwed` (`total`, `earlier`, `earlierDue`, `dueBy`); `deduction` (`way`, `on`)',
    '`bills:detail`: what led from the bill before to the earlier balance, what of the printed total is still to be paid, and when it is taken without the customer',
  ],
  [
    '`settledBy[]` with `order_id`; `sendReadings` (`from`, `to`, `utilities`); `readings[].sent` (`reading`, `date`)',
    '`bills:detail`: which payments settled the bill, each as far as it did, when the readings that it estimates may be sent, and which the customer sent',
  ],
  [
    '`refund:check`, `refund:create`, `refund:update`; `customerType`, `mobileNo`, `nextBy`, `addressChangedOn`; `requestId`',
    'operations of refunds, which the specifications describe without a name, and what the page needs beside their fields; `requestId` also in `bills:refundHistory`',
  ],
  [
    '`POST /webhooks/treasury`: `event_id`, `reference`, `event` (accepted, paid, refused), `amount`, `currency`, `at`',
    'what the treasury says of a payout, signed as the notices of the bank',
  ],
  [
    '`giro:giroStatusRetrieval`, `giro:terminate`, `giro:deductions`; status `08` (suspended) and `` (none); `type`',
    'operations of GIRO, and what the older variant has no code for',
  ],
  [
    '`GET /njord/v1/giro`: `bank_code`, `bank_segment`, `effective_date`, `ended_on`, `suspended_by`, `limit`, `request`, `next_deduction`; `GET /njord/v1/egiro/status`, `POST /njord/v1/egiro/cancellation`, `POST /njord/v1/egiro/withdrawal` (WITHDRAWN, APPROVED), `POST /skalbox/private/giro/download`',
    'what the GIRO page needs beside the fields of the specifications, and the calls whose paths they do not show',
  ],
  [
    '`dda_ref_no`, `txn_ref_no` in the replies of set-up and termination; `redirect_url` of a termination; `return_to` (portal, internal)',
    'the references by which the result page asks, the page of the bank, and where the bank sends the customer back to',
  ],
  [
    '`POST /webhooks/egiro`: `event_id`, `event`, `at`, `dda_ref_no`, `txn_ref_no`, `payment_order`, `reason`, `account_number`, `bank_code`, `last_four`, `limit`, `amount`, `currency`',
    'what a bank says of a request, an authorisation, a form on paper or a deduction, signed as the notices of PayNow',
  ],
  [
    '`SK_GIRO_1001` to `SK_GIRO_1007`',
    'a deduction is running; cannot be ended online; an earlier request; a card application; the bank takes no requests; the bank cannot be reached; a set-up that is over cannot be given up',
  ],
  ['`name`, `type`, `content` (base64)', '`bills:download`: the file that the streamed call sends'],
  [
    '`GET /v1/history`: `transactions[]` with `reference_id`; `GET /v2/payables`: `own.amount`, `utilities[]` with `amount`, `due`, `composition[]` as bills:outstandingPayment has it',
    'what the specifications list without its shape; `account_numbers` is taken once with commas or once for each',
  ],
  [
    '`SK_BILL_3001`, `SK_BILL_3002`, `SK_BILL_3003`',
    'no U-Save, no bills, no payments: no data, and no failure',
  ],
  [
    '`series[]`, `utility`',
    '`consumption:hourly`, `consumption:daily`: one series for each utility measured',
  ],
  [
    '`usual`, `usualDays`, `dataTo`, `rateE4`, `gstBasisPoints`',
    '`consumption:hourly`: the usual day, how far the day is measured, its price',
  ],
  [
    '`completeTo`, `updatedAt`, `cost`; `status`: `Partial`, `Missing`; `latest` (`date`, `updatedAt`)',
    '`consumption:daily`, `consumption:latestData`: to when the data goes and when it came, and what it cost',
  ],
  [
    '`dismissed`, `isFirstLogin`, `notice` (`onboarding`, `egiroModal`, `scamAdvisory`)',
    '`user:checkFirstLogin`, `user:dismissNotice`: what a person has closed, and on which day',
  ],
  ['`types[]` (`NON`, `DOM`, empty)', '`banner:accountTypes`: the kinds of the accounts, each once'],
  [
    '`kind`, `overline`, `title`, `text`, `actLabel`, `href`',
    'one of `placements[0].content`: a slide of the carousel',
  ],
  ['`redirect`', 'parameter of the pages of the embedded provider: the path of the portal to lead back to'],
  [
    '`user:chatToken`: `chatToken`, `expiresAt`; `chatToken` in the chat’s address',
    'a token of the live chat, and the only parameter of its address',
  ],
  [
    '`POST {public-api}/chat/context` {`chatToken`}: `bpNo`, `accountNo`, `mobileNo`, `sub`; `SK_CHAT_1001`',
    'what the live chat exchanges its token for, once; the one answer to a token that does not work',
  ],
  [
    '`meter:retrieve`, `meter:submit`, `meter:history`, `meter:outlook`, `meter:removePhoto`',
    'operations that the specifications describe without a name, and two of ours',
  ],
  [
    '`success[]` (`accNo`, `deviceNo`, `reading`, `sentAt`, `replaced`), `fail[]` (`accNo`, `deviceNo`, `code`, `message`)',
    '`meter:submit`: what was taken, with the reading of the same window that it takes the place of, and what was not',
  ],
  [
    '`estimatedSince`, `usual` (`mean`, `low`, `high`), `isRegulated`, `isBusiness`, `photoAt`',
    '`meter:outlook`: what a reading is compared with before it is sent',
  ],
  [
    '`POST /skalbox/private/meter-readings/photo`: `accountNo`, `deviceNo`, `file`; `photoAt`',
    'a photo of a meter, one for each of its windows',
  ],
  [
    '`NO_RETURN_DATA`; `SK_METER_1001` to `SK_METER_1005`',
    'no readings; a reading outside the limits, of a closed window, of a meter that sends its own, with other digits than the register has; another photo for a reading that staff accepted',
  ],
  ['`/skalbox/public`, `/skalbox/private`', 'the base addresses of public and private REST calls'],
  [
    '`GET /skalbox/public/config`: `identity`, `switches`, `helpline`, `serverTime`, `sandbox`',
    'what the portal needs before anyone signs in',
  ],
  ['`GET /livez`, `/readyz`, `/startupz`', 'for whoever runs the gateway'],
  ['`SK_ACCESS_1001`', 'not yours or unknown: one answer for both'],
  ['`SK_INPUT_1001`, `SK_BODY_1001`, `SK_OPERATION_1001`', 'an input, a body or a name that is refused'],
  ['`SK_GROUP_1001`', 'a second write in one body, or a write whose other part failed'],
  [
    '`SK_IDEM_1001`, `SK_BUSY_1001`',
    'the same idempotency key with another body; the same write still under way, or the database away',
  ],
  [
    '`SK_LIMIT_1001`, `SK_TIMEOUT_1001`, `SK_UNKNOWN_1001`',
    'too many tries, too slow, unexpected (with a reference)',
  ],
  ['`SK_FEATURE_1001`, `SK_MAIL_1001`, `SK_USAGE_1001`', 'switched off; mail not sent; no data'],
  [
    '`reg:startCompanyDetails`: `redirectUrl`; `reg:companyDetails`: `state`, `iss`, `error`, `companyName`, `retrievedAt`',
    'to the business registry and back: what its redirect brings beside the code, and what it said',
  ],
  [
    '`SK_LINK_1001`, `SK_LINK_1002`, `SK_LINK_1003`, `SK_LINK_1004`',
    'details that are wrong; right ones of what is linked already; the business registry failed',
  ],
  [
    '`POST /v1/payments/paynow/request`: `accounts[]`, `source`; `order_id`, `qr_metadata` (`orderId`, `payload`, `svg`)',
    'several accounts in one code; the code itself, and the order under which its payment is found',
  ],
  [
    '`GET /v1/payments/{orderId}`: `status` (`PENDING`, `SUCCESS`, `EXPIRED`, `CHECKING`), `expired_at`, `paid_at`, `reference`, `unmatched_payments`',
    'an order, beside the names that the specifications give a payment',
  ],
  [
    '`GET /v1/payments/{orderId}/events`',
    'the same status and `unmatched_payments` as they change, as server-sent events',
  ],
  ['`/skalbox/public/checkFeature?feature=paynow`', 'whether PayNow is under maintenance'],
  [
    '`POST /webhooks/paynow`, `x-webhook-timestamp`, `x-webhook-signature`',
    'how the bank tells of a payment, and proves that it is the bank',
  ],
  [
    '`SK_PAY_1001`, `SK_PAY_1002`, `SK_PAY_1003`',
    'more than is due, with the place of its part (`accounts.1.amount`); PayNow is disabled, with the message of the staff; a request that is repeated under its key has made a code that can no longer be paid',
  ],
  [
    '`staff:queues`; `staff:queue` and `staff:decide` for `parkedPayments`; `staff:parkedPayment`, `staff:parkedPayee`; role `payments`; `/internal/queues/payments`',
    'money that no rule could post, whose an account is that an officer types, and who may decide what becomes of it',
  ],
  [
    '`SK_STAFF_1006` to `SK_STAFF_1009`',
    'money for an account of the officer; parts that are not what came; another currency; what was not looked at',
  ],
  [
    '`staff:queue` and `staff:decide` for `meterReadings`; `staff:meterReading`; `POST /skalbox/private/staff/readingPhoto`; `SK_STAFF_1010` to `SK_STAFF_1012`',
    'readings that staff look at, with the photo of the meter, and why they cannot be decided',
  ],
  [
    '`staff:queue` and `staff:decide` for `treasuryNotices`; `staff:treasuryNotice`; `SK_STAFF_1013`; `/internal/queues/treasury`',
    'notices of the treasury that contradict the ledger, and what staff find to be true of their payouts',
  ],
  [
    '`staff:queue` and `staff:decide` for `egiroNotices`; `staff:egiroNotice`; `SK_STAFF_1014`, `SK_STAFF_1015`; `/internal/queues/egiro`',
    'notices of the banks of eGIRO that contradict what is known, which count after all or are put away',
  ],
  ['`bank_home_page`, `bankHomePage`', 'the page behind *Please contact your bank*'],
  [
    '`request:list`, `request:detail`, `request:cancel`; `requestId`, `kind`, `state`, `nextBy`, `canCancel`, `canChange`, `details`; `history[]` (`at`, `what`, `state`, `by`, `source`)',
    'requests of every kind, with their history; what was asked for stands in `details`, as the kind has it',
  ],
  [
    '`POST /skalbox/private/requests/download` {`requestId`}; `SK_REQUEST_1001`',
    'the acknowledgement of a request as a PDF; a request that can no longer be cancelled',
  ],
  [
    '`paymentArrangement:check`, `paymentArrangement:create`; `reason`, `charges[]`, `schedule`, `request_id`; `statusCode`, `requestId`',
    'operations that the specifications describe without a name, and what they say beside the fields listed: why not, what is overdue, the days of a plan made today, and which request it became',
  ],
  [
    '`POST /khaos/v1/payment-arrangement/check`, `/khaos/v1/payment-arrangement`; `SK_PA_1001`, `SK_PA_1002`, `SK_PA_1003`',
    'the alternate variant of both; below the minimum, above the overdue amount, not eligible',
  ],
  [
    '`waiver:check`, `waiver:create`; `statuses[]` with `charge`; `since`; `status`, `requestId`; `POST /khaos/v1/waiver/check` {`account_nos`}, `/khaos/v1/waiver`; `SK_WAIVER_1001`',
    'the waiver and its alternate variant: one row a charge, the first day of the past 3 months; a charge that cannot be waived',
  ],
  [
    '`eletter:list`, `eletter:detail`, `eletter:markOpened`; `letterId`, `accountNo`, `isNew`',
    'letters: the list that the specifications describe without a name, the text that the page draws, and which of them a person has opened',
  ],
  [
    '`POST {private-api}/eletters/download` {`encryptedDocId`}',
    'the PDF of a letter, whose path the specifications leave open',
  ],
  [
    '`subAccount:masterAccounts`: `masterAccounts[]` (`accountNo`); `subAccount:list`: `subAccountNo`, `counts` (`all`, `electricity`, `water`, `gas`, `active`)',
    'sub-accounts, whose calls the specifications describe without a name: which master accounts a partner has; the number that the first order goes by, and how many there are whatever the filter',
  ],
  [
    '`POST {private-api}/sub-accounts/download` {`masterAccount`}',
    'all of them as CSV, whose path the specifications leave open',
  ],
  [
    '`usave:list`; `SK_USAVE_1002`, `SK_USAVE_1004`',
    'U-Save on its own page: no entry, which is no failure; and entries that cannot be right',
  ],
  [
    '`premises:delegates`, `premises:inviteDelegate`, `premises:removeDelegate`, `premises:giveUpAccess`, `premises:invitation`, `premises:openInvitation`; `shared` of a premises; `SK_DELEGATE_1001`, `SK_DELEGATE_1002`',
    'people who may see one premises until a day: the list, inviting, taking back, giving up, the invitation and its opening; that a premises is somebody else’s; an invitation that cannot be opened, too many people',
  ],
  [
    '`user:activity` {`page`, `size`, `who`}; `rows[]`, `counts`, `staff`',
    'who looked at or changed something, and what staff did in the past 30 days',
  ],
  [
    '`title`, `isWholesale`, `editBlock` (INACTIVE, TYPE), `closedOn`, `addressRevision`, `preferenceRevision`; `revision`; `SK_PREF_1003`',
    '`account:preference`, and sent back with `account:updateMailAddress` and `account:updatePreference`: a change that was made elsewhere meanwhile is not overwritten unseen',
  ],
  [
    '`building`, `needsBlock`; `address.street`; `SK_PREF_1001`, `SK_PREF_1002`',
    '`account:premiseRetrieval`, `account:updateMailAddress`: what the address directory knows, a street typed by hand; the other part failed; an unknown address',
  ],
  [
    '`account:holderPreference`; `shown` of `account:updateMailAddress`',
    'the accounts that a change of all accounts reaches, with their settings; sent back with the change, so that it reaches those that were shown',
  ],
  [
    '`insights:leaks`: `watch`, `episodes[]`, `dataTo`; `insights:explainLeak` {`episodeNo`, `revision`, `cause`, `note`}',
    'leaks found in the hours of a water meter, whether they can be seen at all, and why water ran, as the customer says',
  ],
  [
    '`insights:alerts`, `insights:setAlerts` {`billAbove`, `leak`, `highDay`, `revision`}; `insights:switchOffAlert` {`token`}, `isNew`; `SK_ALERT_1001`',
    'alerts by mail that a holder chose, and the link in one that switches it off, once; a link that was never sent',
  ],
  ['`editBlockedTypes`', '`GET {public-api}/config`: kinds of account that cannot be edited online'],
  ['`account_not_found`, `email_not_verified`', 'codes that only route'],
];
