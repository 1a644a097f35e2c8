/** Texts of /signup-info. */
export const copy = {
  title: 'Sign up',
  steps: ['Sign up', 'Verify e-mail', 'Link account'],
  stepOf: (at: number, of: number, name: string) => `Step ${at} of ${of}: ${name}`,
  lead: 'One login for all your utilities accounts. You link them in the last step.',
  haveReady: 'Have ready',
  ready: [
    'Utilities account number, 10 digits',
    'Postal code of the premises',
    'Last 4 characters of your ID, or the UEN of your company',
  ],
  /** S1 §9: the link in the mail dies after that time too. */
  verifyInTime: 'Please verify your email address within 12 hours of signing up.',
  signUp: 'Sign Up',
  already: 'I already have a login',
  unreachable: 'The sign-up page cannot be reached just now. Please try again.',
} as const;
