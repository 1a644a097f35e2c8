/** The list of every REST call. A path of http.ts without a declaration does not compile. */
import { billDownload, history, payables, receiptDownload } from './bills/bills.rest.ts';
import { egiroWebhook } from './giro/egiro-webhook.rest.ts';
import {
  giroBanks,
  giroCancellation,
  giroDetails,
  giroDownload,
  giroEligibility,
  giroSetup,
  giroStatus,
  giroTermination,
  giroWithdrawal,
} from './giro/giro.rest.ts';
import type { RestName } from './http.ts';
import { letterDownload } from './letters/letters.rest.ts';
import { companyForm, linkCompanyManual, linkCompanyMyInfo, linkIndividual } from './linking/linking.rest.ts';
import { readingPhoto } from './meter-readings/meter-readings.rest.ts';
import {
  checkFeature,
  payment,
  paymentEvents,
  paynowRequest,
  paynowWebhook,
} from './payments/payments.rest.ts';
import { treasuryWebhook } from './refunds/refunds.rest.ts';
import { arrangement, arrangementCheck } from './requests/arrangement.rest.ts';
import { requestFile } from './requests/requests.rest.ts';
import { waiver, waiverCheck } from './requests/waiver.rest.ts';
import {
  banner,
  exchangeChatToken,
  getPublicConfig,
  live,
  logout,
  placement,
  ready,
  started,
} from './rest.ts';
import type { RestDeclaration } from './rest-call.ts';
import { linkDocument, staffReadingPhoto } from './staff/staff.rest.ts';
import { subAccountsDownload } from './sub-accounts/sub-accounts.rest.ts';
import { consumptionDownload } from './usage/usage.rest.ts';

export const restCalls = {
  publicConfig: getPublicConfig,
  logout,
  banner,
  placement,
  linkIndividual,
  linkCompanyMyInfo,
  linkCompanyManual,
  companyForm,
  linkDocument,
  staffReadingPhoto,
  billDownload,
  receiptDownload,
  letterDownload,
  consumptionDownload,
  subAccountsDownload,
  readingPhoto,
  requestDownload: requestFile,
  arrangementCheck,
  arrangement,
  waiverCheck,
  waiver,
  giroDetails,
  giroEligibility,
  giroBanks,
  giroSetup,
  giroTermination,
  giroStatus,
  giroCancellation,
  giroWithdrawal,
  giroDownload,
  history,
  payables,
  chatContext: exchangeChatToken,
  paynowRequest,
  payment,
  paymentEvents,
  checkFeature,
  paynowWebhook,
  treasuryWebhook,
  egiroWebhook,
  live,
  ready,
  started,
} as const satisfies Record<Exclude<RestName, 'api'>, RestDeclaration>;
