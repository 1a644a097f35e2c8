/** Every word of the identity pages. Texts of the readings are exact. */
import { textOfError } from '@portal/contract/errors';

export const product = 'Services Portal';
export const problem = 'There is a problem';
export const tooMany = textOfError('SK_LIMIT_1001');
export const required = (label: string): string => `${label} is a required field`;

export const labels = {
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  newEmail: 'New email address',
  name: 'Full name',
  mobile: 'Mobile number',
  newMobile: 'New mobile number',
} as const;

export const hints = {
  name: 'As on your bill. For a company, your own name.',
  email: 'You log in with it, and bills come here.',
  password: 'At least 12 characters. A short sentence works well.',
  mobile: '8 digits, starting with 9, 8, 6 or 3.',
} as const;

export const faults = {
  email: 'Please enter valid email address',
  emailLong: 'Maximum of 64 characters are allowed for Email address',
  name: 'Please enter valid name',
  nameLong: 'Maximum of 100 characters are allowed for Full name',
  mobileLength: 'Mobile Number must be 8 digits',
  mobile: 'Please enter valid mobile number',
  terms: 'Please accept the Terms and Conditions',
  short: 'Password must be at least 12 characters',
  long: 'Password must be at most 200 characters',
  common: 'This password is easy to guess. Please choose another one',
  sameEmail: 'This is the address you log in with already',
  sameMobile: 'This is the number we have already',
  wrongPassword: 'The password is not correct',
} as const;

export const footer = {
  terms: 'Terms and Conditions',
  contact: 'Contact Us',
  helpline: (number: string): string => `Helpline ${number}`,
} as const;

export const assurance = 'We never ask for your password by e-mail, SMS or phone.';
export const show = 'Show';
export const again = 'Send it again';
/** # is the number of seconds, counted down by the page's script. */
export const againIn = 'Send it again in # seconds';
export const logIn = 'Log in';
export const backToLogIn = 'Back to log in';
export const skip = 'Skip to the form';

/** Of a form from an address that has sent very many. */
export const puzzle = {
  wait: (seconds: number): string =>
    `We have had a lot of requests from your network. Please wait ${seconds} seconds before you send this form.`,
  working:
    'We have had a lot of requests from your network, so we are running a short check. You can fill in the form meanwhile.',
  solved: 'The check is complete.',
  passwordAgain: 'We have not checked your password yet. Please enter it again.',
  sendAgain: 'Nothing has been sent yet. Please send the form again.',
} as const;

export const signIn = {
  title: 'Log in',
  submit: 'Log in',
  wrong: 'The email address or password is not correct',
  forgotPassword: 'Forgot password?',
  forgotEmail: 'Forgot which e-mail?',
  lockedOut: 'Need to get in now? Choose “Forgot password?”: a new password lets you log in at once.',
  newHere: 'New here?',
  signUp: 'Sign up',
} as const;

export const people = {
  title: 'Log in as someone',
  demo: 'DEMO',
  lead: 'Sandbox only. Choose a person and the form fills itself. Every state of the portal has someone in it.',
  search: 'Name or state, like “refund”',
  filled: 'Filled in',
  all: (count: number): string => `Show all ${count} people`,
  none: 'Nobody matches.',
  password: 'One password for all:',
} as const;

export const signUp = {
  title: 'Sign up',
  lead: 'One login for all your utilities accounts. You link them in the last step.',
  steps: ['Sign up', 'Verify e-mail', 'Link account'],
  stepOf: (at: number, of: number, name: string): string => `Step ${at} of ${of}: ${name}`,
  termsBefore: 'I have read and agree to the ',
  terms: 'Terms and Conditions',
  submit: 'Sign up',
  already: 'I already have a login',
  notice: 'Please verify your email address within 12 hours of signing up.',
} as const;

export const checkMail = {
  title: 'Please verify your email address.',
  before: 'We have sent a verification email to ',
  after: '. Open the link in it, then continue here.',
  submit: 'Continue',
} as const;

export const forgot = {
  title: 'Forgot password',
  lead: 'Enter the e-mail address you log in with. We send you a link to set a new password.',
  submit: 'Send the link',
} as const;

export const linkSent = {
  title: 'Please check your email to change your password.',
  before: 'If an account uses ',
  after: ', a link is on its way. It works once, for one hour.',
} as const;

export const newPassword = {
  title: 'New password',
  lead: 'You will be logged out everywhere, then you log in with the new password.',
  submit: 'Change password',
  doneTitle: 'Your password has been changed.',
  done: 'You are logged out everywhere. Log in with your new password.',
} as const;

export const verify = {
  title: 'Verify your email address',
  lead: 'One press confirms that the address is yours.',
  submit: 'Verify email address',
  doneTitle: 'Your email address is verified.',
  done: 'You can go on to your utilities accounts.',
  continue: 'Continue',
} as const;

export const changeEmail = {
  title: 'Change email address',
  lead: 'We send a link to the new address. Until you open it you log in with the old one.',
  now: 'You log in with ',
  submit: 'Send the link',
  sentTitle: 'Please verify your new email address within 24 hours.',
  sentBefore: 'We have sent a link to ',
  sentAfter: '. Until you open it, nothing changes.',
  back: 'Back to the portal',
  doneTitle: 'Your email address has been changed.',
  done: 'You log in with the new address from now on.',
  logInFirst: 'Log in to change your email address.',
} as const;

export const changeMobile = {
  title: 'Change mobile number',
  lead: 'The new one counts at once. We tell you by email that it has changed.',
  now: 'We reach you at the number ending ',
  submit: 'Change number',
  back: 'Back to the portal',
  doneTitle: 'Your mobile number has been changed.',
  done: 'We have sent you an email about it.',
  logInFirst: 'Log in to change your mobile number.',
} as const;

export const deadLink = {
  title: 'This link no longer works.',
  verify: 'A link works once and for 12 hours. Log in and ask for a new email.',
  'change-email': 'A link works once and for 24 hours. Log in and enter the new address again.',
  reset: 'A link works once and for one hour. Ask for a new one.',
  askAgain: 'Ask for a new link',
} as const;

export const logout = {
  title: 'Log out',
  confirm: 'Do you want to log out?',
  submit: 'Log out',
  wait: 'Please wait...',
  doneTitle: 'You are logged out.',
  done: 'To go on, log in again.',
} as const;

export const everywhere = {
  title: 'Log out everywhere',
  now: 'You are logged in with ',
  lead: 'This logs you out in every browser and on every device, this one too. Your password stays as it is.',
  submit: 'Log out everywhere',
  back: 'Back to the portal',
  logInFirst: 'Log in to log out on your other devices.',
} as const;

export const failure = {
  title: "Sorry, we can't process your request",
  lead: 'You are not logged in, and nothing has changed on your accounts.',
  back: 'Back to welcome page',
  reference: (reference: string, helpline: string): string =>
    `Reference ${reference}, if you call ${helpline}`,
} as const;
