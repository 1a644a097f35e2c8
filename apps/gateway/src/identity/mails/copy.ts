/** Every word of the identity mails. No word of a subject comes from outside. */

export const notYou =
  'Not you? You can ignore this e-mail: nothing changes unless its link is used. We never ask for passwords, one-time codes or card numbers by e-mail.';
export const works = 'The link works once, until ';

export const verify = {
  subject: 'Please verify your email address',
  title: 'Please verify your email address',
  text: 'You signed up for the Services Portal with this e-mail address. Confirm that it is yours, then link your utilities account.',
  act: 'Verify e-mail address',
  life: ', 12 hours after it was sent.',
  reason: 'someone signed up with it',
} as const;

export const known = {
  subject: 'You already have a login',
  title: 'You already have a login',
  text: 'Someone tried to sign up for the Services Portal with this address, but it already has a login. Nothing has changed. If it was you, just log in. If you have forgotten your password, choose “Forgot password?” on the login page.',
  act: 'Log in',
  reason: 'someone signed up with it',
} as const;

export const finishSignUp = {
  subject: 'Choose a password to finish signing up',
  title: 'Choose a password to finish signing up',
  text: 'Someone signed up for the Services Portal with this address more than once, and no one has confirmed yet that it is theirs. If it was you, choose your password with this button; that also confirms the address. Passwords chosen earlier do not work.',
  act: 'Choose password',
  life: ', one hour after it was sent.',
  reason: 'someone signed up with it',
} as const;

export const reset = {
  subject: 'Change your password',
  title: 'Change your password',
  text: 'Someone asked to change the password of your Services Portal login. If it was you, choose a new one with this button. You will then be logged out on every device.',
  act: 'Change password',
  life: ', one hour after it was sent.',
  reason: 'someone asked for a new password',
} as const;

export const changeEmail = {
  subject: 'Please verify your new email address',
  title: 'Please verify your new email address',
  text: 'You asked to log in to the Services Portal with this e-mail address. Confirm that it is yours. Until then, keep logging in with your old address.',
  act: 'Verify e-mail address',
  life: ', 24 hours after it was sent.',
  reason: 'someone entered it as a new address',
} as const;

export const taken = {
  subject: 'This address already has a login',
  title: 'This address already has a login',
  text: 'Someone asked to use this address for another Services Portal login. It already has a login, so nothing has changed.',
  act: 'Log in',
  reason: 'someone entered it as a new address',
} as const;

export const changing = {
  subject: 'Your e-mail address is about to change',
  title: 'Your e-mail address is about to change',
  text: 'Someone who knows your password asked to replace this address. The change takes effect once the link we sent to the new address is opened. If it was not you, stop it: choose “Forgot password?” on the login page. A new password cancels the change and logs everyone out.',
  act: 'Log in',
  reason: 'it belongs to your login',
} as const;

export const emailChanged = {
  subject: 'Your e-mail address has been changed',
  title: 'Your e-mail address has been changed',
  text: 'Your Services Portal login now has another e-mail address. This one no longer logs in, and no more mails about the login come here.',
  act: 'Open the portal',
  reason: 'it belonged to your login until now',
} as const;

export const mobileChanged = {
  subject: 'Your mobile number has been changed',
  title: 'Your mobile number has been changed',
  text: 'Someone who knows your password has changed the mobile number of your Services Portal login. If it was not you, choose “Forgot password?” on the login page: a new password logs everyone out. Then correct the number.',
  act: 'Log in',
  reason: 'it belongs to your login',
} as const;

export const passwordChanged = {
  subject: 'Your password has been changed',
  title: 'Your password has been changed',
  text: 'The password of your Services Portal login has been changed, and you have been logged out on every device.',
  act: 'Log in',
  reason: 'it belongs to your login',
} as const;
