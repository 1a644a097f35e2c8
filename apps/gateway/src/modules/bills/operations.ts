/** The keyed calls of the area: who may make them, what they name, what they cost. */
import { outstanding } from '@portal/contract/bills/bills.contract';
import { billDetail } from '@portal/contract/bills/detail.contract';
import { downloadBill, receipt } from '@portal/contract/bills/documents.contract';
import { billHistory, paymentHistory, refundHistory, uSave } from '@portal/contract/bills/histories.contract';
import type { AccountNo } from '@portal/domain/account-number';
import { account, type Claim, noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { loadBillDetail } from './detail.ts';
import { billFile, inBase64 } from './documents.ts';
import { loadBillHistory } from './histories/histories.ts';
import { loadPaymentHistory } from './histories/payment-history.ts';
import { loadReceipt } from './histories/receipts.ts';
import { loadRefundHistory, type RefundSource } from './histories/refund-history.ts';
import { loadOutstanding } from './service.ts';
import type { PaymentSources } from './settlement/under-review.ts';
import { loadUSaveHistory } from './u-save.ts';

interface NamesAccounts {
  readonly accounts: readonly {
    readonly accountNo: AccountNo;
    readonly bpNo: string;
    readonly premiseNo: string;
    readonly system: string;
  }[];
}

/** Each account must be the caller's, and what is said of it true. */
const theAccounts = ({ accounts }: NamesAccounts): Claim[] =>
  accounts.map(({ accountNo, ...said }) => account(accountNo, said));
const listAccountNos = ({ accounts }: NamesAccounts): AccountNo[] =>
  accounts.map(({ accountNo }) => accountNo);
const costOfHistory = ({ accounts }: NamesAccounts): number => 4 + Math.ceil(accounts.length / 20);

export const billsOperations = (sources: PaymentSources, refunds: RefundSource) => [
  defineOperation(outstanding, {
    access: 'holder',
    viewers: { look: 'bills' },
    resources: theAccounts,
    cost: ({ accounts }) => 4 + Math.ceil(accounts.length / 100),
    handle: (context, input) => loadOutstanding(context, sources, listAccountNos(input)),
  }),
  defineOperation(billHistory, {
    access: 'holder',
    viewers: { look: 'bills' },
    resources: theAccounts,
    cost: costOfHistory,
    handle: (context, input) => loadBillHistory(context, listAccountNos(input)),
  }),
  defineOperation(paymentHistory, {
    access: 'holder',
    viewers: { look: 'payments' },
    resources: theAccounts,
    cost: costOfHistory,
    handle: (context, input) => loadPaymentHistory(context, sources, listAccountNos(input)),
  }),
  defineOperation(uSave, {
    access: 'holder',
    resources: theAccounts,
    cost: costOfHistory,
    handle: (context, input) => loadUSaveHistory(context, listAccountNos(input)),
  }),
  defineOperation(refundHistory, {
    access: 'holder',
    resources: theAccounts,
    cost: costOfHistory,
    handle: (context, input) => loadRefundHistory(context, refunds, listAccountNos(input)),
  }),
  defineOperation(billDetail, {
    access: 'holder',
    viewers: { look: 'bill', byHandler: true },
    resources: ({ accountNo }) => (accountNo === undefined ? [] : [account(accountNo)]),
    cost: 8,
    handle: (context, input) => loadBillDetail(context, sources, input),
  }),
  defineOperation(downloadBill, {
    access: 'holder',
    viewers: { look: 'bill', byHandler: true },
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 20,
    handle: async (context, input) => inBase64(await billFile(context, sources, input)),
  }),
  defineOperation(receipt, {
    access: 'holder',
    viewers: { look: 'payments', byHandler: true },
    // The handler finds the owner by the accounts that the order paid.
    resources: noResources,
    cost: 4,
    handle: loadReceipt,
  }),
];
