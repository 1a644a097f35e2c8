/** Entry of account details: the page of the accounts, and of editing one. */
export { AccountDetailsPage, type EditOutcome } from './account-details.page.tsx';
export { copy as accountDetailsCopy } from './copy.ts';
export type { OtherAccounts } from './edit.rules.ts';
export { EditAccountPage } from './edit-account.page.tsx';
export { findPageOfAccount } from './preference.query.ts';
