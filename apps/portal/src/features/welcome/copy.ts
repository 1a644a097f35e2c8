/** Texts of the welcome page. Those of the error popup are the specification's. */
export const copy = {
  promise: ['Know what you use.', 'Know what you owe.'],
  lead: 'One place for your electricity, water and gas: see every half hour, pay in a minute, send a meter reading on time.',
  /** S1 §2. */
  logIn: 'Login',
  signUp: 'Sign up',
  graphic: 'A day in one flat, half hour by half hour',
  utilities: { electricity: 'Electricity', water: 'Water', gas: 'Gas' },
  hours: ['12 AM', '6 AM', '12 PM', '6 PM', '12 AM'],
  assurance: 'We never ask for card numbers, bank passwords or one-time codes by SMS or phone.',
  forgotEmail: 'Forgot which e-mail you used?',
  findEmail: 'Find it with your account number',
  promotions: {
    egiro: {
      overline: 'eGIRO',
      title: 'Bills that pay themselves, on the due date',
      text: 'Approve it once at your bank. Setting it up takes about five minutes.',
      act: 'Apply for eGIRO',
    },
    paynow: {
      overline: 'PayNow',
      title: 'Scan the code, and the bill is paid',
      text: 'Pay by PayNow QR from the app of your own bank. The receipt comes within a minute.',
      act: 'How PayNow works',
    },
    usage: {
      overline: 'Usage',
      title: 'Your day, half hour by half hour',
      text: 'See today next to your usual day, and what it costs.',
    },
  },
  apps: {
    title: 'On your phone',
    text: 'Bills, usage and meter readings, with a reminder before a submission window closes.',
    iphone: 'App for iPhone',
    android: 'App for Android',
  },
  unreachable: 'The login page cannot be reached just now. Please try again.',
  unheardLogOut: {
    title: 'You are not fully logged out yet.',
    text: 'Your details have been removed from this browser, but we could not reach our servers to end your session. Please stay on this page until this message goes. The next log-in asks for the password.',
  },
  errorTitle: 'Error',
  ok: 'OK',
  close: 'Close',
  noActiveAccount: {
    title: 'No Active Utilities Account',
    text: "You do not have an active Utilities account. If you just opened a utilities account recently, you'll be able to log in on your move-in date.",
  },
  networkError: 'Network Error',
} as const;
