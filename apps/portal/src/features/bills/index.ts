/** Entry of the bills area: the statement, the histories, and a bill to read. */
export { BillPage } from './bill/bill.page.tsx';
export { BillsPage } from './history/bills.page.tsx';
export { type BilledAccount, type Outstanding, outstandingQuery } from './outstanding.query.ts';
export { listDeductionDays } from './statement.ts';
export { StatementCard } from './statement-card.tsx';
export { useOutstanding } from './use-outstanding.ts';
