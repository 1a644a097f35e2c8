/** Words at a field whose value is refused; only pages with a form load them. */
import { errorCatalogue } from './errors.ts';

/** Text of a field whose value is refused (S1 §5); the page shows the same words at the field. */
export const fieldTexts = {
  accountNoCharacters: 'Please enter a valid account number',
  accountNoLength: 'Utilities Account Number must be 10 digits',
  accountNoRequired: 'Utilities Account Number is a required field',
  postalRequired: 'Postal Code is a required field',
  postalNumeric: 'Postal Code must be numeric',
  postalLength: 'Postal Code must be 6 digits',
  idFragment: 'Please enter the last 3 digits + last alphabet of your NRIC/FIN/Malaysian ID/Passport',
  uenRequired: 'UEN is a required field',
  uenLength: 'UEN must be at most 15 characters',
  signedFormRequired: 'Please upload the signed form',
  photoRequired: 'Please choose a photo',
  photoType: 'The photo must be a .jpg, .jpeg or .png',
  termsRequired: 'Please accept the Terms and Conditions',
  day: 'Please enter a valid date',
  emailRequired: 'Email Address is a required field',
  email: 'Please enter valid email address',
  emailLength: 'Maximum of 64 characters are allowed for Email address',
  emailOwn: 'This is your own e-mail address',
  emailInvited: 'This person already has access or an invitation',
  emailHolder: 'This person already holds an account of this home',
  amountRequired: 'Amount is a required field',
  amountNumeric: 'Amount must be numeric',
  amountDecimals: 'Amount must have at most 2 decimal places',
  amountPositive: 'Amount must be more than 0',
  amountExceeded: 'Exceeded Amount',
  meterDigits: errorCatalogue.SK_METER_1004.text,
} as const;

/** The message of SK_PA_1001 (S2 §5). @param minimum of the account: '50.00' */
export const partialPaymentMinimum = (minimum: string): string =>
  `Partial payment must be equal or more than $${minimum}.`;
