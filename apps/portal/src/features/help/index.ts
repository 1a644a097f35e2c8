/** Entry of the help page. */
export { HelpPage, type HelpProps } from './help.page.tsx';
