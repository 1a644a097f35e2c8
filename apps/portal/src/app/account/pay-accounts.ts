/** The accounts of the selected premises as the payments area takes them: joined from two areas that know nothing of each other. */
import { canonicalAccountNo } from '@portal/domain/account-number';
import { addCents, type Cents, cents } from '@portal/domain/money';
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import type { Account, AccountsResult } from '../../features/accounts/index.ts';
import { listDeductionDays, type Outstanding } from '../../features/bills/index.ts';
import type { PayAccount } from '../../features/payments/index.ts';

/** In the order of the accounts; an account that the answer does not name is left out. */
export function payAccounts(
  selected: readonly Account[],
  { outstandingPayments, checking }: Pick<Outstanding, 'outstandingPayments' | 'checking'>,
  today: SgDay,
): PayAccount[] {
  const accounts = selected.flatMap((account) => {
    const owed = outstandingPayments.find(({ accountNo }) => accountNo === account.accountNo);
    const number = canonicalAccountNo(account.accountNo);
    if (!owed || number === null) return [];
    return {
      account: number,
      bpNo: account.bpNo,
      system: account.system,
      label: account.utilities_label,
      amount: cents(owed.amount),
      due: owed.due === null ? null : sgDay(owed.due),
      deductions: listDeductionDays(owed, today),
      checking: cents(owed.checking),
      toPay: cents(owed.toPay),
      isGiroEnabled: owed.isGiroEnable,
      isRecurringEnabled: owed.isRecurringEnable,
    };
  });
  return leaveOut(accounts, sumUndivided({ checking }))
    .toReversed()
    .map((account) => ({ ...account, byHand: findByHand(account) }));
}

/** Money being checked that belongs to no single account. */
export const sumUndivided = ({ checking }: Pick<Outstanding, 'checking'>): Cents =>
  addCents(cents(0), ...checking.undivided.map(({ amount }) => cents(amount)));

/** Together the accounts are asked for no more than is still to pay: the last ones leave out what nobody can divide. */
function leaveOut<Account extends Pick<PayAccount, 'toPay'>>(
  accounts: readonly Account[],
  undivided: Cents,
): Account[] {
  let left: number = undivided;
  return accounts.toReversed().map((account) => {
    const taken = Math.min(left, account.toPay);
    left -= taken;
    return { ...account, toPay: cents(account.toPay - taken) };
  });
}

/** A card takes all of it, GIRO what the gateway says. */
function findByHand({
  toPay,
  isGiroEnabled,
  isRecurringEnabled,
  deductions,
}: Omit<PayAccount, 'byHand'>): Cents {
  if (isRecurringEnabled && !isGiroEnabled) return cents(0);
  const taken = deductions.reduce((sum, { amount }) => sum + amount, 0);
  return cents(Math.max(0, toPay - taken));
}

/** 'Blk 9 Jalan Rajah #03-02'; empty while that is not known. */
export function premisesName(accounts: AccountsResult): string {
  return accounts.status === 'success' ? (accounts.selectedPremises?.address.address ?? '') : '';
}
