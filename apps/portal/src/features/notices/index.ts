/** Entry of the notices: what the dashboard says once or now and then, and its promotions and tips. */
export { accountTypesQuery } from './first-login/account-types.query.ts';
export { FirstDialogs } from './first-login/first-dialogs.tsx';
export { firstLoginQuery } from './first-login/first-login.query.ts';
export { PromotionsCard } from './promotions/promotions-card.tsx';
export { ScamAdvisory } from './scam-advisory.tsx';
export { TipsCard } from './tips-card.tsx';
