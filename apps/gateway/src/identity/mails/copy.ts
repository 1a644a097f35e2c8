/** Every word of the identity mails. No word of a subject comes from outside. */

export const notYou =
  'Not you? Ignore this e-mail; without the link nothing happens. We never ask for passwords, one-time codes or card numbers by e-mail.';
export const works = 'The link works once and until ';

export const verify = {
  subject: 'Please verify your email address',
  title: 'Please verify your email address',
  text: 'You signed up for the Services Portal with this address. Confirm that it is yours, and you can link your utilities account.',
  act: 'Verify email address',
  life: ', 12 hours after it was sent.',
  reason: 'someone signed up with it',
} as const;

export const known = {
  subject: 'You already have a login',
  title: 'You already have a login',
  text: 'Someone signed up for the Services Portal with this address, which has a login already. Nothing was changed. If it was you, log in; if you forgot your password, choose Forgot password? there.',
  act: 'Log in',
  reason: 'someone signed up with it',
} as const;

export const finishSignUp = {
  subject: 'Choose a password to finish signing up',
  title: 'Choose a password to finish signing up',
  text: 'Someone signed up for the Services Portal with this address more than once, and nobody has confirmed yet that it is theirs. If it was you, choose your password with this button: that confirms the address too. Passwords chosen before do not work.',
  act: 'Choose password',
  life: ', one hour after it was sent.',
  reason: 'someone signed up with it',
} as const;

export const reset = {
  subject: 'Change your password',
  title: 'Change your password',
  text: 'Someone asked to change the password of your login to the Services Portal. Choose a new one with this button; you are then logged out everywhere.',
  act: 'Change password',
  life: ', one hour after it was sent.',
  reason: 'someone asked for a new password',
} as const;

export const changeEmail = {
  subject: 'Please verify your new email address',
  title: 'Please verify your new email address',
  text: 'You asked to log in to the Services Portal with this address. Confirm that it is yours; until then you log in with the old one.',
  act: 'Verify email address',
  life: ', 24 hours after it was sent.',
  reason: 'someone entered it as a new address',
} as const;

export const taken = {
  subject: 'This address has a login already',
  title: 'This address has a login already',
  text: 'Someone asked to use this address for another login to the Services Portal. It has a login already, so nothing was changed.',
  act: 'Log in',
  reason: 'someone entered it as a new address',
} as const;

export const changing = {
  subject: 'Your email address is about to change',
  title: 'Your email address is about to change',
  text: 'Someone who knows your password asked to replace this address. The change takes effect when the link sent to the new address is opened.',
  act: 'Log in',
  reason: 'it belongs to your login',
} as const;

export const mobileChanged = {
  subject: 'Your mobile number has been changed',
  title: 'Your mobile number has been changed',
  text: 'Someone who knows your password changed the mobile number of your login to the Services Portal.',
  act: 'Log in',
  reason: 'it belongs to your login',
} as const;

export const passwordChanged = {
  subject: 'Your password has been changed',
  title: 'Your password has been changed',
  text: 'The password of your login to the Services Portal has been changed, and you are logged out everywhere.',
  act: 'Log in',
  reason: 'it belongs to your login',
} as const;
