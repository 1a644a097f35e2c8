/** Entry of the page before the sign-up. */
export { SignUpInfoPage } from './sign-up-info.page.tsx';
