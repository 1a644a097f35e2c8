/** Texts of /help. That it is under construction is the specification's (S3 §2). */
export const copy = {
  title: 'Help',
  lead: 'This feature is under construction. Until it is ready, this is how to get an answer.',
  ways: 'Ways to get an answer',
  helpline: (number: string) => `Helpline ${number}`,
  helplineFor: 'For your bill, your meters and this portal',
  chat: 'Live Chat',
  chatInWindow: 'Opens in a new window',
  chatOnPage: 'Opens on this page',
  contact: 'Contact Us',
  contactFor: 'Write to us, with your account number',
  leakageAppeal: 'Water Leakage Appeal',
  leakageAppealFor: 'A leak has been repaired and the bill was high',
  insights: 'Understanding Your Bill',
  insightsFor: 'What changed since last month, and why',
} as const;
