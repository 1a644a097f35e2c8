/** Entry of the welcome page. */
export { promotionFor } from './promotion.rules.ts';
export { UnheardLogOut } from './unheard-log-out.tsx';
export { WelcomePage } from './welcome.page.tsx';
