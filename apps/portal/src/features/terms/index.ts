/** Entry of the terms. */
export { TermsPage } from './terms.page.tsx';
