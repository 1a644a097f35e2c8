/** Every word of the mails of linking. No word of a subject comes from outside. */

const reason = 'it belongs to your login';
const act = 'Log in';

/** @param company as we have it; in texts only, never in a subject */
export const approved = (company: string, reference: string) => ({
  subject: 'Your company has been linked',
  title: 'Your company has been linked',
  text: `We have approved your application ${reference}. The utilities accounts of ${company} are now linked to your login. Log in to see them.`,
  act,
  reason,
});

export const rejected = (company: string, reference: string) => ({
  subject: 'Your application was not approved',
  title: 'Your application was not approved',
  text: `We could not approve your application ${reference} to link the utilities accounts of ${company}. No accounts have been linked. You can log in and apply again.`,
  act,
  reason,
});

export const documentAsked = (company: string, reference: string) => ({
  subject: 'Please send your signed form again',
  title: 'Please send your signed form again',
  text: `We have reviewed your application ${reference} to link the utilities accounts of ${company}, and need a new signed form. Log in to send it.`,
  act,
  reason,
});

export const note = 'Message from our staff:';

/** @param lastDigits of the account number @param when in words */
export const othersLinked = (lastDigits: string, when: string) => ({
  subject: 'Another login has been linked to your account',
  title: 'Another login has been linked to your account',
  text: `Another login to the Services Portal was linked to your utilities account ending with ${lastDigits} on ${when}. Your own login stays linked.`,
  act,
  reason,
});

export const othersTried = (lastDigits: string, when: string) => ({
  subject: 'Someone tried to link your account',
  title: 'Someone tried to link your account',
  text: `Someone else entered the correct details of your utilities account ending with ${lastDigits} on ${when}, to link it to their login. The account is linked to your login, so nothing has changed.`,
  act,
  reason,
});

export const notExpected = (helpline: string): string =>
  `If you did not expect this, call ${helpline} immediately. We never ask for passwords, one-time codes or card numbers by e-mail.`;
