/**
 * The catalogue of error codes: codes travel, text lives here, in the exact words of the
 * specification where it gives them (its spelling included). `text: null` means the page routes
 * instead of showing something.
 */
import { giroEndingTexts } from '@portal/domain/giro/giro-actions';
import { addressTexts } from '@portal/domain/preferences/address-texts';
import { eligibilityTexts } from '@portal/domain/refunds/refund-eligibility';

export interface ErrorEntry {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503;
  readonly text: string | null;
}

/** Default message of S1 §8; shown for every code without a text of its own. */
export const DEFAULT_TEXT = 'An unexpected issue has occurred. Please try again later.';

const NOT_FOUND_TEXT =
  'The information provided cannot be found. Please check if you have keyed in your details correctly.';

export const errorCatalogue = {
  SK_SEC_1000: { status: 401, text: 'Your session is expired.' },
  SK_LOGOUT_1001: { status: 401, text: 'Your session is expired.' },
  SK_API_1001: { status: 401, text: 'Your session is expired.' },
  email_not_verified: { status: 403, text: null },
  account_not_found: { status: 404, text: null },
  not_linked: { status: 404, text: null },
  account_in_progress: { status: 409, text: null },
  no_active_utilities_account: {
    status: 403,
    text: "You do not have an active Utilities account. If you just opened a utilities account recently, you'll be able to log in on your move-in date.",
  },
  SK_ACCESS_1001: { status: 404, text: NOT_FOUND_TEXT },
  SK_INPUT_1001: { status: 400, text: DEFAULT_TEXT },
  SK_OPERATION_1001: { status: 404, text: DEFAULT_TEXT },
  SK_BODY_1001: { status: 400, text: DEFAULT_TEXT },
  SK_GROUP_1001: { status: 400, text: DEFAULT_TEXT },
  SK_FEATURE_1001: {
    status: 403,
    text: 'This feature is currently not available for this utilities account.',
  },
  SK_LIMIT_1001: { status: 429, text: 'You have tried too many times. Please try again later.' },
  SK_IDEM_1001: { status: 409, text: DEFAULT_TEXT },
  SK_BUSY_1001: { status: 503, text: DEFAULT_TEXT },
  SK_TIMEOUT_1001: { status: 503, text: DEFAULT_TEXT },
  SK_UNKNOWN_1001: { status: 500, text: DEFAULT_TEXT },
  SK_MAIL_1001: { status: 503, text: 'Verification email has not been sent. Please try again.' },
  SERVICE_FAILURE: {
    status: 404,
    text: 'Meter reading submission(s) is not applicable for this account.',
  },
  NO_RETURN_DATA: { status: 404, text: 'There are no records found.' },
  SK_METER_1001: { status: 400, text: 'Reading must be between {lower} and {upper}' },
  SK_METER_1002: { status: 409, text: 'The meter reading submission is closed.' },
  SK_METER_1003: { status: 409, text: 'This meter sends its own readings.' },
  SK_METER_1004: { status: 400, text: 'Please enter all digits of the meter.' },
  SK_METER_1005: {
    status: 409,
    text: 'We have accepted this reading, so its photo can no longer be changed.',
  },
  SK_LINK_1001: { status: 400, text: 'Please ensure that the details provided are valid.' },
  SK_LINK_1002: { status: 409, text: 'This account is already linked.' },
  SK_LINK_1003: {
    status: 503,
    text: 'An error has occured while using MyInfo Business. Please try again.',
  },
  SK_LINK_1004: { status: 404, text: 'There is no utilities account for this UEN.' },
  SK_FILE_1001: { status: 400, text: 'The file must be a .pdf, .jpg, .jpeg or .png' },
  SK_FILE_1002: { status: 413, text: 'The file must not be larger than 4 MB' },
  SK_FILE_1003: { status: 400, text: 'The file cannot be accepted. Please choose another file.' },
  SK_FILE_1004: { status: 400, text: 'The file is empty. Please choose another file.' },
  SK_STAFF_1001: { status: 409, text: 'Someone else has already decided this.' },
  SK_STAFF_1002: { status: 403, text: 'You cannot decide your own application.' },
  SK_STAFF_1003: { status: 400, text: 'Please write a note to the applicant.' },
  SK_STAFF_1004: {
    status: 409,
    text: 'The company no longer has a utilities account, so nothing was linked.',
  },
  SK_STAFF_1005: { status: 409, text: 'The applicant no longer has a login, so nothing can be decided.' },
  SK_STAFF_1006: { status: 403, text: 'You cannot decide on a payment to your own account.' },
  SK_STAFF_1007: { status: 400, text: 'The parts must add up to the amount received.' },
  SK_STAFF_1008: {
    status: 409,
    text: 'This payment is not in Singapore dollars. It can only be returned.',
  },
  SK_STAFF_1009: {
    status: 409,
    text: 'Please check the payment and its accounts again before you decide.',
  },
  SK_STAFF_1010: { status: 403, text: 'You cannot decide on a reading of your own account.' },
  SK_STAFF_1011: { status: 409, text: 'Please look at the reading before you decide.' },
  SK_STAFF_1012: { status: 409, text: 'The customer has changed the reading or its photo since.' },
  SK_STAFF_1013: { status: 409, text: 'Please check the notice and its refund again before you decide.' },
  SK_STAFF_1014: { status: 409, text: 'Please check the notice and its GIRO again before you decide.' },
  SK_STAFF_1015: { status: 403, text: 'You cannot decide on a notice about your own account.' },
  SK_PAY_1001: { status: 400, text: 'Exceeded Amount' },
  SK_PAY_1002: { status: 503, text: 'PayNow is not available at the moment.' },
  SK_PAY_1003: { status: 409, text: 'This code can no longer be paid. Please try again for a new one.' },
  SK_HOURS_1001: { status: 403, text: 'This service is available from 8am to 6pm daily.' },
  SK_REFUND_1001: { status: 400, text: 'Please choose a payment method' },
  SK_REFUND_1002: {
    status: 409,
    text: 'Your refund method was not changed and your earlier request has been cancelled. Please submit a new request.',
  },
  SK_REFUND_1003: { status: 409, text: eligibilityTexts.notEligible },
  SK_REFUND_1004: { status: 409, text: eligibilityTexts.inProcess },
  SK_REFUND_1005: { status: 409, text: eligibilityTexts.contactForm },
  SK_REFUND_1006: { status: 409, text: eligibilityTexts.noCredit },
  SK_REFUND_1007: { status: 409, text: 'The method of this refund can no longer be changed.' },
  SK_GIRO_1001: { status: 409, text: giroEndingTexts.deduction },
  SK_GIRO_1002: { status: 409, text: giroEndingTexts.askBank },
  SK_GIRO_1003: { status: 409, text: 'You have an earlier GIRO request in progress.' },
  SK_GIRO_1004: { status: 409, text: 'Your recurring credit card application is pending.' },
  SK_GIRO_1005: {
    status: 409,
    text: 'This bank is temporarily unavailable. Please choose another bank.',
  },
  SK_GIRO_1006: { status: 503, text: DEFAULT_TEXT },
  SK_GIRO_1007: { status: 409, text: 'This application can no longer be cancelled.' },
  SK_PREF_1001: { status: 409, text: 'Your request has not been submitted, please try again.' },
  SK_PREF_1002: { status: 400, text: addressTexts.unknown },
  SK_PREF_1003: { status: 409, text: 'These details have changed. Please check them and try again.' },
  SK_REQUEST_1001: { status: 409, text: 'This request can no longer be cancelled.' },
  SK_PA_1001: { status: 400, text: 'Partial payment must be equal or more than the minimum.' },
  SK_PA_1002: { status: 400, text: 'Partial payment exceeds the overdue amount.' },
  SK_PA_1003: { status: 409, text: 'Your account is not eligible for a payment arrangement.' },
  SK_WAIVER_1001: { status: 409, text: 'Your account is not eligible for a waiver.' },
  SK_USAVE_1002: { status: 404, text: 'There are no records found.' },
  SK_USAVE_1004: { status: 503, text: 'We are unable to display your U-Save details.' },
  SK_BILL_3001: { status: 404, text: 'There are no records found.' },
  SK_BILL_3002: { status: 404, text: 'There are no records found.' },
  SK_BILL_3003: { status: 404, text: 'There are no records found.' },
  SK_ALERT_1001: { status: 404, text: 'This link is not valid. Log in to change your alerts.' },
  SK_DELEGATE_1001: {
    status: 404,
    text: 'This invitation cannot be opened. Please ask the person who invited you for a new one.',
  },
  SK_DELEGATE_1002: {
    status: 409,
    text: 'At most 10 people can see a home. Please take back an access or an invitation first.',
  },
  SK_CHAT_1001: { status: 401, text: DEFAULT_TEXT },
  SK_USAGE_1001: {
    status: 404,
    text: 'Data is currently unavailable for this utilities account. Please try again later.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

const sessionCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'SK_SEC_1000',
  'SK_LOGOUT_1001',
  'SK_API_1001',
]);

/** Whether a code says that nobody is signed in, or no longer: signing in would help (S1 §8). */
export const isSessionCode = (code: string): boolean => sessionCodes.has(code);

/** The text for a code; an unknown code shows the message that came, as plain text, else the default. */
export function textOfError(code: string, message?: string): string {
  const entry = (errorCatalogue as Record<string, ErrorEntry>)[code];
  if (entry) return entry.text ?? DEFAULT_TEXT;
  return message && message.trim() !== '' ? message : DEFAULT_TEXT;
}
