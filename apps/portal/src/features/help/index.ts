/** The door of the help page. */
export { HelpPage } from './help.page.tsx';
