/** Entry of the sub-accounts area. */
export { SubAccountsPage } from './sub-accounts.page.tsx';
