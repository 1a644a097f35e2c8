/** The door of the welcome page. */
export { WelcomePage } from './welcome.page.tsx';
