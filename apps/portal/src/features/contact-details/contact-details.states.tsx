/** States of /consent-contact-detail: what is known, an address under way, long ones, loading, failed, not sent. */

import { hear } from '../../gallery/hear.ts';
import { buttonNamed } from '../../gallery/interactions.ts';
import { defineStates } from '../../gallery/state.ts';
import { mockContactProfile } from './contact-details.mocks.ts';
import { ContactDetailsPage, type ContactUpdates } from './contact-details.page.tsx';
import { copy } from './copy.ts';

const updates: ContactUpdates = { email: '/idp/change-email', mobile: '/idp/change-mobile' };
const page = (offered: ContactUpdates = updates) => (
  <ContactDetailsPage source="W" updates={offered} mobileText={(number) => number} onDone={hear} />
);
const render = () => page();
const knowing = (over: Parameters<typeof mockContactProfile>[0] = {}) => ({
  'user:profileInfo': { data: mockContactProfile(over) },
});
const submit = async (place: HTMLElement) => (await buttonNamed(place, copy.submit)).click();

export const states = defineStates({
  ready: { about: 'an address and a number to verify', answers: knowing(), render },
  pending: {
    about: 'a new address waits for its link to be opened',
    answers: knowing({ pendingVerificationEmail: 'dewi.sutanto@example.com' }),
    render,
  },
  noMobile: { about: 'no number is known', answers: knowing({ contactNo: '' }), render },
  noUpdates: {
    about: 'a provider without pages to change them on',
    answers: knowing(),
    render: () => page({ email: null, mobile: null }),
  },
  long: {
    about: 'an address longer than a line of a phone',
    answers: knowing({ email: 'dewi.kartika.sutanto.of.bedok.north.avenue.four@example.com' }),
    render,
  },
  loading: {
    about: 'the details have not come',
    answers: { 'user:profileInfo': { delay: 'infinite' } },
    render,
  },
  failed: {
    about: 'the details could not be had',
    answers: { 'user:profileInfo': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
  sending: {
    about: 'it is being sent',
    answers: { ...knowing(), 'cusConsent:create': { delay: 'infinite' } },
    render,
    act: submit,
  },
  notSent: {
    about: 'it could not be sent',
    answers: { ...knowing(), 'cusConsent:create': { error: 'SK_UNKNOWN_1001' } },
    render,
    act: submit,
  },
});
