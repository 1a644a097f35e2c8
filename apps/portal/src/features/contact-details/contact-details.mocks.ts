/** Typed builders of the contact-details area for states and tests. */
import type { ContactProfile } from './contact-profile.query.ts';

export const mockContactProfile = (over: Partial<ContactProfile> = {}): ContactProfile => ({
  email: 'dewi@example.com',
  name: 'Dewi Sutanto',
  contactNo: '+6594438684',
  pendingVerificationEmail: null,
  emailVerified: true,
  ...over,
});
