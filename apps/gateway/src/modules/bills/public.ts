/** The ledger as other modules may read it and write to it. */
export {
  findBalances as accountBalances,
  loadBalances as balancesOf,
} from './balance.store.ts';
export { findBillFacts as billFactsOf } from './bill-facts.ts';
export { importBills } from './import/import-bills.ts';
export { lockAccounts } from './settlement/ledger.store.ts';
export { postPayment } from './settlement/post-payment.ts';
export { findUSave } from './u-save.ts';
