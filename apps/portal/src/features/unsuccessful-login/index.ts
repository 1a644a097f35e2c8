/** Entry of the page for a login that did not succeed. */
export { UnsuccessfulLoginPage } from './unsuccessful-login.page.tsx';
