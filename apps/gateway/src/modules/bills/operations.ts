/** The keyed calls of the area: who may make them, what they name, what they cost. */
import { outstanding } from '@portal/contract/bills/bills.contract';
import { billDetail } from '@portal/contract/bills/detail.contract';
import { downloadBill, receipt } from '@portal/contract/bills/documents.contract';
import { billHistory, paymentHistory, refundHistory, uSave } from '@portal/contract/bills/histories.contract';
import type { AccountNo } from '@portal/domain/account-number';
import { account, type Claim, noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { billDetailOf } from './detail.ts';
import { billFile, inBase64 } from './documents.ts';
import { billHistoryOf, refundHistoryOf } from './histories/histories.ts';
import { paymentHistoryOf } from './histories/payment-history.ts';
import { receiptOf } from './histories/receipts.ts';
import { outstandingOf } from './service.ts';
import type { PaymentSources } from './settlement/being-checked.ts';
import { uSaveHistoryOf } from './u-save.ts';

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
const numbersOf = ({ accounts }: NamesAccounts): AccountNo[] => accounts.map(({ accountNo }) => accountNo);
const costOfHistory = ({ accounts }: NamesAccounts): number => 4 + Math.ceil(accounts.length / 20);

export const billsOperations = (sources: PaymentSources) => [
  defineOperation(outstanding, {
    access: 'holder',
    resources: theAccounts,
    cost: ({ accounts }) => 4 + Math.ceil(accounts.length / 100),
    handle: (context, input) => outstandingOf(context, sources, numbersOf(input)),
  }),
  defineOperation(billHistory, {
    access: 'holder',
    resources: theAccounts,
    cost: costOfHistory,
    handle: (context, input) => billHistoryOf(context, numbersOf(input)),
  }),
  defineOperation(paymentHistory, {
    access: 'holder',
    resources: theAccounts,
    cost: costOfHistory,
    handle: (context, input) => paymentHistoryOf(context, sources, numbersOf(input)),
  }),
  defineOperation(uSave, {
    access: 'holder',
    resources: theAccounts,
    cost: costOfHistory,
    handle: (context, input) => uSaveHistoryOf(context, numbersOf(input)),
  }),
  defineOperation(refundHistory, {
    access: 'holder',
    resources: theAccounts,
    cost: costOfHistory,
    handle: (context, input) => refundHistoryOf(context, numbersOf(input)),
  }),
  defineOperation(billDetail, {
    access: 'holder',
    resources: ({ accountNo }) => (accountNo === undefined ? [] : [account(accountNo)]),
    cost: 8,
    handle: (context, input) => billDetailOf(context, sources, input),
  }),
  defineOperation(downloadBill, {
    access: 'holder',
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 20,
    handle: async (context, input) => inBase64(await billFile(context, input)),
  }),
  defineOperation(receipt, {
    access: 'holder',
    // The handler finds the owner by the accounts that the order paid.
    resources: noResources,
    cost: 4,
    handle: receiptOf,
  }),
];
