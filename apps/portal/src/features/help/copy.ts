/** Texts of /help. That it is under construction is the specification's (S3 §2). */
export const copy = {
  title: 'Help',
  lead: 'This feature is under construction. Until it is ready, this is how to reach us.',
  ways: 'Ways to reach us',
  helpline: (number: string) => `Helpline ${number}`,
  helplineFor: 'For questions about bills, meters and this portal',
  chat: 'Live Chat',
  chatInWindow: 'Opens in a new window',
  chatOnPage: 'Opens on this page',
  contact: 'Contact Us',
  contactFor: 'Write to us and quote your account number',
  leakageAppeal: 'Water Leakage Appeal',
  leakageAppealFor: 'For a high bill after a leak that has been repaired',
  insights: 'Understanding Your Bill',
  insightsFor: 'What changed since last month, and why',
} as const;
