/** Texts of /help. That it is under construction is the specification's (S3 §2). */
export const copy = {
  title: 'Help',
  lead: 'This feature is under construction. Until it is ready, this is how to get an answer.',
  ways: 'Ways to get an answer',
  helpline: (number: string) => `Helpline ${number}`,
  helplineFor: 'For your bill, your meters and this portal',
  terms: 'Terms and Conditions',
  termsFor: 'What you and we agree on when you use this portal',
} as const;
