/** The door of the welcome page. */
export { type Promotion, promotionFor } from './promotion.rules.ts';
export { WelcomePage } from './welcome.page.tsx';
