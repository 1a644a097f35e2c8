/** What other areas may ask of the ledger. */
export { type Balance, balancesOf, nothingOwed } from './balance.store.ts';
