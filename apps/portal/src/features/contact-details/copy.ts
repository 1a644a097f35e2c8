/** Texts of /consent-contact-detail. Its title is the specification's (S3 §2.9), the names of the acts too (S1 §2). */

export const copy = {
  title: 'Verify Contact Details',
  lead: 'This is how we reach you. Update anything that has changed, then submit.',
  details: 'Your contact details',
  loading: 'Loading your contact details',
  email: 'Email address',
  mobile: 'Mobile number',
  pendingEmail: 'New email address',
  pendingNote: 'Please verify your new email address within 24 hours.',
  none: 'None',
  updateEmail: 'Update Email Address',
  updateMobile: 'Update Mobile Number',
  submit: 'Submit',
  failedTitle: 'We cannot show your contact details just now',
  safe: 'Your details have not changed.',
  errorTitle: 'Error',
  ok: 'OK',
} as const;
