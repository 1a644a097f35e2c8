/** Typed builders of the shell for states and tests: Tan Mei Lin, and what her installation has outside. */
import type { PublicConfig } from '../../lib/config.ts';
import type { Session } from '../../lib/session/session.ts';
import type { ProfilePages } from './account/person.ts';

export const mockSession: Session = {
  subject: 'b7b9d6a2-0000-4000-8000-000000000001',
  email: 'meilin.tan@demo.example',
  emailVerified: true,
  name: 'Tan Mei Lin',
  isInternal: false,
};

export const mockLinks: PublicConfig['links'] = {
  contactUs: 'https://utility.example/contact-us',
  rescheduleAppointment: 'https://utility.example/reschedule',
  openAccount: 'https://utility.example/open-account',
  closeAccount: 'https://utility.example/close-account',
  appForIphone: null,
  appForAndroid: null,
};

export const mockPages: ProfilePages = {
  email: 'https://login.example/email',
  mobile: 'https://login.example/mobile',
  password: null,
  sessions: 'https://login.example/sessions',
};
