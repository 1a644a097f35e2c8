/** Every word of the identity pages. Texts of the readings are exact. */
import { textOfError } from '@portal/contract/errors';

export const product = 'Services Portal';
export const endSession = 'End Session';
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
  name: 'As it appears on your bill. For a company, enter your own name.',
  email: 'You will log in with it, and we will send your bills to it.',
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
  sameEmail: 'You already log in with this address',
  sameMobile: 'This is already your mobile number',
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

/** Of a form that was not looked at, as too many others wait. */
export const busy = {
  passwordAgain:
    'We are very busy right now and could not check this. Please enter your password again in a moment.',
  sendAgain: 'We are very busy right now and have sent nothing. Please send the form again in a moment.',
} as const;

export const signIn = {
  title: 'Log in',
  submit: 'Log in',
  wrong: 'The e-mail address or password is not correct',
  forgotPassword: 'Forgot password?',
  forgotEmail: 'Forgot your e-mail?',
  lockedOut: 'Need to get in now? Choose “Forgot password?”: a new password lets you log in at once.',
  newHere: 'New here?',
  signUp: 'Sign up',
} as const;

export const people = {
  title: 'Log in as a demo person',
  demo: 'DEMO',
  lead: 'Sandbox only. Choose someone and the form is filled in for you. There is a person for every situation.',
  search: 'Name or state, like “refund”',
  filled: 'Filled in',
  all: (count: number): string => `Show all ${count} people`,
  none: 'No one matches your search.',
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
  before: 'We have sent a verification e-mail to ',
  after: '. Open the link in that e-mail, then continue here.',
  submit: 'Continue',
} as const;

export const forgot = {
  title: 'Forgot password',
  lead: 'Enter the e-mail address you log in with, and we will send you a link to choose a new password.',
  submit: 'Send the link',
} as const;

export const linkSent = {
  title: 'Please check your email to change your password.',
  before: 'If there is a login with ',
  after:
    ', a link is on its way. It works once, within one hour. Not there after a few minutes? Check your spam folder; a link we sent you earlier this hour still works.',
} as const;

export const newPassword = {
  title: 'New password',
  lead: 'This logs you out on every device. Then log in with your new password.',
  submit: 'Change password',
  doneTitle: 'Your password has been changed.',
  done: 'You are logged out on every device. Log in with your new password.',
} as const;

export const verify = {
  title: 'Verify your e-mail address',
  lead: 'Press the button to confirm that this address is yours.',
  submit: 'Verify e-mail address',
  doneTitle: 'Your e-mail address is verified.',
  done: 'You can now continue to your utilities accounts.',
  continue: 'Continue',
} as const;

export const changeEmail = {
  title: 'Change e-mail address',
  lead: 'We will send a link to your new address. Until you open it, keep logging in with the old one.',
  now: 'You currently log in with ',
  submit: 'Send the link',
  sentTitle: 'Please verify your new email address within 24 hours.',
  sentBefore: 'We have sent a link to ',
  sentAfter: '. Until you open it, nothing changes.',
  back: 'Back to the portal',
  doneTitle: 'Your e-mail address has been changed.',
  done: 'From now on, log in with your new address.',
  logInFirst: 'Log in to change your e-mail address.',
} as const;

export const changeMobile = {
  title: 'Change mobile number',
  lead: 'The change takes effect at once, and we will confirm it by e-mail.',
  now: 'Your current number ends in ',
  submit: 'Change number',
  back: 'Back to the portal',
  doneTitle: 'Your mobile number has been changed.',
  done: 'We have sent you an e-mail to confirm it.',
  logInFirst: 'Log in to change your mobile number.',
} as const;

export const deadLink = {
  title: 'This link no longer works.',
  verify: 'Each link works once, within 12 hours. Log in and ask for a new e-mail.',
  'change-email': 'Each link works once, within 24 hours. Log in and enter your new address again.',
  reset: 'Each link works once, within one hour. Ask for a new one.',
  askAgain: 'Ask for a new link',
} as const;

export const logout = {
  title: 'Log out',
  confirm: 'Do you want to log out?',
  submit: 'Log out',
  wait: 'Please wait...',
  doneTitle: 'You are logged out.',
  done: 'Log in again to continue.',
} as const;

export const everywhere = {
  title: 'Log out everywhere',
  now: 'You are logged in with ',
  lead: 'This logs you out of every browser and device, including this one. Your password does not change.',
  submit: 'Log out everywhere',
  back: 'Back to the portal',
  logInFirst: 'Log in to log out on your other devices.',
} as const;

/** An address that nothing can be at. */
export const wrongAddress = {
  title: 'Page Not Found',
  lead: 'The address may be mistyped. Please check it, or start again from the welcome page.',
} as const;

export const failure = {
  title: "Sorry, we can't process your request",
  lead: 'You are not logged in, and nothing has changed on your accounts.',
  busy: 'We are very busy right now. Please wait a moment, then try again.',
  late: 'This is taking too long. Please wait a moment, then try again. If you were making a change, first check whether it has been made.',
  back: 'Back to welcome page',
  reference: (reference: string, helpline: string): string =>
    `Reference ${reference}, if you call ${helpline}`,
} as const;
