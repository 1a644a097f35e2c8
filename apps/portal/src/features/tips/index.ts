/** Entry of the tips. */
export { TipsPage } from './tips.page.tsx';
