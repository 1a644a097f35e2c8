/** Words of the public page about eGIRO, apart from the others: it carries nothing of what is behind the sign-in. */
export const copy = {
  overline: 'ABOUT eGIRO',
  title: 'Bills that pay themselves',
  text: 'Approve it once at your bank. From then on each bill is deducted on its due date.',
  apply: 'Apply now',
  see: 'See my GIRO',
  benefits: [
    {
      icon: 'calendar',
      title: 'Paid on the due date',
      text: 'We deduct on the day, and try once more within 5 days if it fails.',
    },
    {
      icon: 'clock',
      title: 'Set up in about five minutes',
      text: 'You approve it at your bank. No form, no signature, no branch.',
    },
    {
      icon: 'shield',
      title: 'You stay in charge',
      text: 'Set a limit at your bank, change the bank or end it here at any time.',
    },
  ],
  banks: 'Your bank',
  banksText: 'Log in there as usual. We never see your password.',
  all: 'Personal and company accounts',
  personalOnly: 'Personal accounts only',
  how: 'How it goes',
  marked: 'Marked: your part',
  yours: 'Your part: ',
  steps: [
    { title: 'Choose account and bank', text: 'Here, one minute.', isYours: true },
    {
      title: 'Approve at your bank',
      text: '20 minutes to finish; companies 48 hours.',
      isYours: true,
    },
    { title: 'Wait for the word', text: 'The bank tells us, within 48 hours.', isYours: false },
    { title: 'Done', text: 'From the next due date on.', isYours: false },
  ],
  /** S1 §6. */
  failed: 'An unexpected error has occured. Please try again.',
} as const;
