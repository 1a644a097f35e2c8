/** The keyed calls of the area: who may make them, what they name, what they cost. */
import { checkRefund, createRefund, updateRefund } from '@portal/contract/refunds/refunds.contract';
import type { AccountNo } from '@portal/domain/account-number';
import type { ProxyType, RefundMethodCode } from '@portal/domain/refunds/refund-method';
import { account, accounts, type Claim, otherAccount } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { checkRefunds } from './check.ts';
import { KIND } from './refund-request.ts';
import { changeRefund, createRefund as create, type RefundInput } from './service.ts';

interface WireChoice {
  readonly accountNo: AccountNo;
  readonly transferToAccount: AccountNo | '';
  readonly source: 'M' | 'W';
  readonly refundMethod: RefundMethodCode;
  readonly bankId: string | null;
  readonly identifier: ProxyType | '';
  readonly suffix: string;
}

/** Both accounts of a transfer must be the caller's. */
const bothAccounts = ({ accountNo, transferToAccount }: WireChoice): readonly Claim[] => [
  account(accountNo),
  ...(transferToAccount === '' ? [] : [otherAccount(transferToAccount)]),
];

/** Fields that the method does not need are dropped. */
const toInput = (choice: WireChoice): RefundInput => {
  const { accountNo, source, refundMethod: code, transferToAccount, bankId, identifier, suffix } = choice;
  return {
    accountNo,
    source,
    code,
    proxyType: code === '08' && identifier !== '' ? identifier : null,
    transferToAccount: code === '04' && transferToAccount !== '' ? transferToAccount : null,
    bankId: code === '03' ? bankId : null,
    suffix: code === '08' && identifier === 'UEN' ? suffix.toUpperCase() : '',
  };
};

export const refundsOperations = [
  defineOperation(checkRefund, {
    access: 'holder',
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 5 + Math.ceil(accountNos.length / 10),
    handle: (context, { accountNos }) => checkRefunds(context, accountNos),
  }),
  defineOperation(createRefund, {
    access: 'holder',
    feature: KIND,
    resources: bothAccounts,
    cost: 10,
    // The request queues its own mails, by ids.
    publishToOutbox: false,
    handle: (context, input) => create(context, toInput(input)),
  }),
  defineOperation(updateRefund, {
    access: 'holder',
    feature: KIND,
    resources: bothAccounts,
    cost: 10,
    publishToOutbox: false,
    handle: (context, input) => changeRefund(context, toInput(input)),
  }),
];
