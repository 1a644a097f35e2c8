/** The table of every keyed call. A call that is not in it does not exist. */
import { operations as declared } from '@portal/contract';
import { accountsOperations } from '../../modules/accounts/operations.ts';
import { billsOperations } from '../../modules/bills/operations.ts';
import { accountBalances } from '../../modules/bills/public.ts';
import { contactDetailsOperations } from '../../modules/contact-details/operations.ts';
import { lettersOperations } from '../../modules/letters/operations.ts';
import { linkingOperations } from '../../modules/linking/operations.ts';
import { meterReadingsOperations } from '../../modules/meter-readings/operations.ts';
import { noticesOperations } from '../../modules/notices/operations.ts';
import { paymentSources } from '../../modules/payments/public.ts';
import { sessionOperations } from '../../modules/session/operations.ts';
import { staffOperations } from '../../modules/staff/operations.ts';
import { uSaveOperations } from '../../modules/u-save/operations.ts';
import { usageOperations } from '../../modules/usage/operations.ts';
import { joinOperations } from './join-operations.ts';

export const operations = joinOperations(Object.keys(declared), [
  ...sessionOperations,
  ...accountsOperations(accountBalances),
  ...billsOperations(paymentSources),
  ...usageOperations,
  ...meterReadingsOperations,
  ...lettersOperations,
  ...uSaveOperations,
  ...noticesOperations,
  ...contactDetailsOperations,
  ...linkingOperations,
  ...staffOperations,
]);
