/** The table of every keyed call. A call that is not in it does not exist. */
import { operations as declared } from '@portal/contract';
import { accountsOperations } from '../../modules/accounts/operations.ts';
import { activityOperations } from '../../modules/activity/operations.ts';
import { billInsightsOperations } from '../../modules/bill-insights/operations.ts';
import { billsOperations } from '../../modules/bills/operations.ts';
import { contactDetailsOperations } from '../../modules/contact-details/operations.ts';
import { delegatesOperations } from '../../modules/delegates/operations.ts';
import { giroOperations } from '../../modules/giro/operations.ts';
import { lettersOperations } from '../../modules/letters/operations.ts';
import { linkingOperations } from '../../modules/linking/operations.ts';
import { meterReadingsOperations } from '../../modules/meter-readings/operations.ts';
import { noticesOperations } from '../../modules/notices/operations.ts';
import { arrangementOperations } from '../../modules/payment-arrangement/operations.ts';
import { paymentSources } from '../../modules/payments/public.ts';
import { preferencesOperations } from '../../modules/preferences/operations.ts';
import { refundsOperations } from '../../modules/refunds/operations.ts';
import { listRequestedRefunds } from '../../modules/refunds/public.ts';
import { requestsOperations } from '../../modules/requests/operations.ts';
import { findStandings } from '../../modules/requests/public.ts';
import { sessionOperations } from '../../modules/session/operations.ts';
import { staffOperations } from '../../modules/staff/operations.ts';
import { subAccountsOperations } from '../../modules/sub-accounts/operations.ts';
import { tipsOperations } from '../../modules/tips/operations.ts';
import { uSaveOperations } from '../../modules/u-save/operations.ts';
import { usageOperations } from '../../modules/usage/operations.ts';
import { waiverOperations } from '../../modules/waiver/operations.ts';
import { requestKinds } from '../request-kinds.ts';
import { joinOperations } from './join-operations.ts';

export const operations = joinOperations(Object.keys(declared), [
  ...sessionOperations,
  ...accountsOperations(findStandings),
  ...delegatesOperations,
  ...activityOperations,
  ...billsOperations(paymentSources, listRequestedRefunds),
  ...usageOperations,
  ...billInsightsOperations,
  ...tipsOperations,
  ...meterReadingsOperations,
  ...refundsOperations,
  ...giroOperations,
  ...requestsOperations(requestKinds),
  ...arrangementOperations,
  ...waiverOperations,
  ...lettersOperations,
  ...subAccountsOperations,
  ...uSaveOperations,
  ...noticesOperations,
  ...contactDetailsOperations,
  ...preferencesOperations,
  ...linkingOperations,
  ...staffOperations,
]);
