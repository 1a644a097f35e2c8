/** The list of every keyed operation. An operation that is not in it does not exist. */
import { getAccount, getAccounts, listFeatures } from './accounts/accounts.contract.ts';
import { activity } from './activity/activity.contract.ts';
import { checkShow, monthDetail } from './bill-insights/bill-insights.contract.ts';
import { outstanding } from './bills/bills.contract.ts';
import { billDetail } from './bills/detail.contract.ts';
import { downloadBill, receipt } from './bills/documents.contract.ts';
import { billHistory, paymentHistory, refundHistory, uSave } from './bills/histories.contract.ts';
import { createConsent, retrieveConsent } from './contact-details/contact-details.contract.ts';
import {
  inviteDelegate,
  listDelegates,
  openInvitation,
  readInvitation,
  removeDelegate,
} from './delegates/delegates.contract.ts';
import { giroDeductions, giroStatusRetrieval, terminateGiro } from './giro/giro.contract.ts';
import { heatMap } from './insights/heat-map.contract.ts';
import { letterDetail, listLetters, markLetterOpened } from './letters/letters.contract.ts';
import {
  companyApplication,
  companyDetails,
  startCompanyDetails,
  validateCustomerDetails,
} from './linking/linking.contract.ts';
import {
  meterHistory,
  meterOutlooks,
  removeReadingPhoto,
  retrieveMeters,
  submitReadings,
} from './meter-readings/meter-readings.contract.ts';
import {
  bannerAccountTypes,
  checkFirstLogin,
  dismissNotice,
  onboardingItems,
} from './notices/notices.contract.ts';
import type { InputOf, OutputOf } from './operation.ts';
import {
  holderPreference,
  preference,
  premiseRetrieval,
  updateMailAddress,
  updatePreference,
} from './preferences/preferences.contract.ts';
import { checkRefund, createRefund, updateRefund } from './refunds/refunds.contract.ts';
import { checkArrangement, createArrangement } from './requests/arrangement.contract.ts';
import { cancelRequest, listRequests, requestDetail } from './requests/requests.contract.ts';
import { checkWaiver, createWaiver } from './requests/waiver.contract.ts';
import { chatToken, forgotPassword, profileInfo, sendEmailVerification } from './session/session.contract.ts';
import { staffEgiroNotice } from './staff/egiro-notices.contract.ts';
import { linkApplication } from './staff/link-applications.contract.ts';
import { staffMeterReading } from './staff/meter-readings.contract.ts';
import { parkedPayee, parkedPayment } from './staff/parked-payments.contract.ts';
import { liftLinkLock, linkLocks, staffDecide, staffQueue, staffQueues } from './staff/staff.contract.ts';
import { staffTreasuryNotice } from './staff/treasury-notices.contract.ts';
import { listMasterAccounts, listSubAccounts } from './sub-accounts/sub-accounts.contract.ts';
import { retrieveTips } from './tips/tips.contract.ts';
import { listUSave } from './u-save/u-save.contract.ts';
import { billPeriods, monthly } from './usage/months.contract.ts';
import { range } from './usage/range.contract.ts';
import { daily, hourly, latestData } from './usage/usage.contract.ts';

export const operations = {
  [profileInfo.name]: profileInfo,
  [sendEmailVerification.name]: sendEmailVerification,
  [forgotPassword.name]: forgotPassword,
  [chatToken.name]: chatToken,
  [getAccounts.name]: getAccounts,
  [getAccount.name]: getAccount,
  [listFeatures.name]: listFeatures,
  [listDelegates.name]: listDelegates,
  [inviteDelegate.name]: inviteDelegate,
  [removeDelegate.name]: removeDelegate,
  [readInvitation.name]: readInvitation,
  [openInvitation.name]: openInvitation,
  [activity.name]: activity,
  [outstanding.name]: outstanding,
  [billHistory.name]: billHistory,
  [paymentHistory.name]: paymentHistory,
  [uSave.name]: uSave,
  [refundHistory.name]: refundHistory,
  [billDetail.name]: billDetail,
  [downloadBill.name]: downloadBill,
  [receipt.name]: receipt,
  [hourly.name]: hourly,
  [daily.name]: daily,
  [latestData.name]: latestData,
  [monthly.name]: monthly,
  [billPeriods.name]: billPeriods,
  [range.name]: range,
  [heatMap.name]: heatMap,
  [checkShow.name]: checkShow,
  [monthDetail.name]: monthDetail,
  [retrieveTips.name]: retrieveTips,
  [retrieveMeters.name]: retrieveMeters,
  [meterOutlooks.name]: meterOutlooks,
  [submitReadings.name]: submitReadings,
  [removeReadingPhoto.name]: removeReadingPhoto,
  [meterHistory.name]: meterHistory,
  [listRequests.name]: listRequests,
  [requestDetail.name]: requestDetail,
  [cancelRequest.name]: cancelRequest,
  [checkRefund.name]: checkRefund,
  [createRefund.name]: createRefund,
  [updateRefund.name]: updateRefund,
  [giroStatusRetrieval.name]: giroStatusRetrieval,
  [terminateGiro.name]: terminateGiro,
  [giroDeductions.name]: giroDeductions,
  [checkArrangement.name]: checkArrangement,
  [createArrangement.name]: createArrangement,
  [checkWaiver.name]: checkWaiver,
  [createWaiver.name]: createWaiver,
  [listLetters.name]: listLetters,
  [letterDetail.name]: letterDetail,
  [markLetterOpened.name]: markLetterOpened,
  [listUSave.name]: listUSave,
  [listMasterAccounts.name]: listMasterAccounts,
  [listSubAccounts.name]: listSubAccounts,
  [checkFirstLogin.name]: checkFirstLogin,
  [dismissNotice.name]: dismissNotice,
  [onboardingItems.name]: onboardingItems,
  [bannerAccountTypes.name]: bannerAccountTypes,
  [retrieveConsent.name]: retrieveConsent,
  [createConsent.name]: createConsent,
  [preference.name]: preference,
  [holderPreference.name]: holderPreference,
  [premiseRetrieval.name]: premiseRetrieval,
  [updateMailAddress.name]: updateMailAddress,
  [updatePreference.name]: updatePreference,
  [startCompanyDetails.name]: startCompanyDetails,
  [companyDetails.name]: companyDetails,
  [validateCustomerDetails.name]: validateCustomerDetails,
  [companyApplication.name]: companyApplication,
  [staffQueues.name]: staffQueues,
  [staffQueue.name]: staffQueue,
  [linkApplication.name]: linkApplication,
  [parkedPayment.name]: parkedPayment,
  [parkedPayee.name]: parkedPayee,
  [staffMeterReading.name]: staffMeterReading,
  [staffTreasuryNotice.name]: staffTreasuryNotice,
  [staffEgiroNotice.name]: staffEgiroNotice,
  [staffDecide.name]: staffDecide,
  [linkLocks.name]: linkLocks,
  [liftLinkLock.name]: liftLinkLock,
} as const;

export type OperationName = keyof typeof operations;
export type Input<N extends OperationName> = InputOf<(typeof operations)[N]>;
export type Output<N extends OperationName> = OutputOf<(typeof operations)[N]>;
