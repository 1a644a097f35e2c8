/** The ledger as other modules may read it and write to it, and the paper of documents. */
export {
  findBalances as accountBalances,
  findNewestBill,
  loadBalances as balancesOf,
} from './balance.store.ts';
export { type DatedBill, findBillFacts as billFactsOf, loadDatedBills } from './bill-facts.ts';
export { type BillToPay, findBillToPay } from './bill-owed.ts';
export { loadPayee, type PdfFile } from './documents.ts';
export { loadGiroDebts } from './giro-debt.ts';
export type { RequestedRefund } from './histories/refund-history.ts';
export { importBills } from './import/import-bills.ts';
export { expectNextBill } from './next-bill.ts';
export { addEntry, lockAccounts, nextEntryNo } from './settlement/ledger.store.ts';
export { postPayment, TAKEN_BACK, takeBackPayment } from './settlement/post-payment.ts';
export { correctRefund, postRefund, postTransferred, returnRefund } from './settlement/post-refund.ts';
export { divideUnmatched } from './settlement/under-review.rules.ts';
export { findUSave } from './u-save.ts';
