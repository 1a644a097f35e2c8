/** Entry of the accounts area: who the person is to the utility, and which premises pages are about. */
export { type AccountsAnswer, accountsQuery } from './get-accounts.query.ts';
export { featuresQuery } from './list-features.query.ts';
export { ManagePremisesPage } from './manage/manage-premises.page.tsx';
export { type Account, firstEditable, hasOwn, isShared, type Premises } from './premises/premises.ts';
export { PremisesBar, type PremisesBarHandle } from './premises/premises-bar.tsx';
export { hasFewPremises, PremisesListCard } from './premises/premises-list-card.tsx';
export { accountsAtFirst, useOtherTabs, useSelectAccount } from './selection.ts';
export { type AccountsResult, useAccounts, useKnownAccounts } from './use-accounts.ts';
export { UtilityTiles } from './utility-tiles.tsx';
