/** Sub-accounts as commands and the demo world write them. */
export { importSubAccounts } from './import/import-sub-accounts.ts';
export { type IncomingSubAccount, mergeSubAccounts } from './merge.store.ts';
