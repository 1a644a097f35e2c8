/** Texts of /unsuccessful-login; heading and lead are one sentence each of the specification's text (S1 §8). */
export const copy = {
  heading: 'Sorry, your login is unsuccessful.',
  lead: 'Please contact us for assistance.',
  contact: 'Contact Us',
  again: 'Log in again',
} as const;
