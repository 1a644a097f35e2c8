/** Entry of the contact-details area: the page, and whether it is asked for. */
export { consentQuery } from './consent.query.ts';
export { ContactDetailsPage } from './contact-details.page.tsx';
