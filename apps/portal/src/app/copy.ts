/** Texts of the frame around every page. */
export const copy = {
  titles: {
    callback: 'Please wait',
    verify: 'Verify email',
    login: 'Log in',
    resetPassword: 'Reset password',
    logout: 'Logout',
    dashboard: 'Home',
    contactDetails: 'Verify Contact Details',
    help: 'Help',
    terms: 'Terms and Conditions',
    signUpInfo: 'Sign up',
    unsuccessfulLogin: 'Unsuccessful login',
  },
  home: 'Home',
  help: 'Help',
  notFound: 'Page Not Found',
  notFoundLead: 'The address may be mistyped, or the page has moved.',
  crashed: 'This page has stopped working.',
  crashedLead: 'Nothing has changed on your accounts. Load the page again to go on.',
  reload: 'Load again',
  wait: 'Please wait...',
} as const;
