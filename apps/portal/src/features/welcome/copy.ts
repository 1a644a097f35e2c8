/** Texts of the welcome page. Those of the error popup are the specification's. */
export const copy = {
  promise: ['Know what you use.', 'Know what you owe.'],
  lead: 'One place for your electricity, water and gas: see every half hour, pay in a minute, send a meter reading on time.',
  logIn: 'Log in',
  signUp: 'Sign up',
  graphic: 'A day in one flat, half hour by half hour',
  utilities: { electricity: 'Electricity', water: 'Water', gas: 'Gas' },
  hours: ['12 AM', '6 AM', '12 PM', '6 PM', '12 AM'],
  assurance: 'We never ask for card numbers, bank passwords or one-time codes by SMS or phone.',
  unreachable: 'The login page cannot be reached just now. Please try again.',
  errorTitle: 'Error',
  ok: 'OK',
  close: 'Close',
  noActiveAccount: {
    title: 'No Active Utilities Account',
    text: "You do not have an active Utilities account. If you just opened a utilities account recently, you'll be able to log in on your move-in date.",
  },
  networkError: 'Network Error',
} as const;
