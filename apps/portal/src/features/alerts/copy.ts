/** Every word of the alerts. */
import type { AlertGap, AlertKind } from '@portal/domain/insights/alerts';

const names: Readonly<Record<AlertKind, string>> = {
  bill: 'This bill is likely to pass an amount',
  leak: 'Water may be leaking',
  highDay: 'A day with much more electricity than usual',
};

const gaps: Readonly<Record<AlertGap, string>> = {
  closed: 'Not possible: this account is closed.',
  unpriced: 'Not possible: your retailer sets the price, so there is no forecast of the bill.',
  noHalfHours: 'Not possible: it needs a meter that sends half hours. This one is read by hand.',
  noHours: 'Not possible: it needs a water meter that sends every hour. This one is read by hand.',
  coarse: 'Not possible: it needs a water meter that counts in steps of 10 litres or less.',
};

export const copy = {
  title: 'Tell me by e-mail',
  loading: 'Your alerts are loading',
  failed: 'No alerts just now',
  names,
  gaps,
  lead: 'At most one e-mail of each kind in a bill, never between 9 PM and 8 AM.',
  amount: 'Amount in S$',
  amountHint: 'From 10 to 100,000, such as 150',
  amountWrong: 'Please enter an amount from S$10.00 to S$100,000.00',
  save: 'Save alerts',
  saved: 'Your alerts are saved.',
  off: {
    title: 'Switch off an alert',
    lead: 'Press the button to stop this e-mail alert. Your other alerts stay as they are.',
    act: 'Switch off alert',
    done: (kind: AlertKind) => `You will get no more e-mails like this: ${names[kind].toLowerCase()}.`,
    doneTitle: 'The alert is off',
    beforeTitle: 'This link was used before',
    before:
      'It switched the alert off then. If you have chosen it again since, you can change that on the usage page.',
    badTitle: 'This link does not work',
    bad: 'Please open the link from the e-mail again, or log in and change your alerts on the usage page.',
    toUsage: 'Go to usage',
  },
} as const;
