/** A new mailing address (S3 §5.1, readings §14). It takes effect by its day alone: nothing has to run then. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { addressTexts } from '@portal/domain/preferences/address-texts';
import {
  type AddressProblems,
  addressParts,
  findAddressProblems,
  toCanonicalAddress,
} from '@portal/domain/preferences/mailing-address';
import { getMailingWindow, type MailingWindow } from '@portal/domain/preferences/mailing-window';
import type { FoundStreet } from '@portal/domain/preferences/match-building';
import { sgDay, toSgDay } from '@portal/domain/sg-time';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { assertUnchanged, lockEditable, recordChange, withAllOfHolder } from './editing.ts';
import { addMailingAddress, loadPreferences, type NewAddress } from './preferences.store.ts';
import type { LookedUpAddress } from './street.ts';

export interface AddressChange {
  readonly ebsAccountNo: AccountNo | '';
  readonly msslAccountNo: AccountNo | '';
  readonly isApplyAll: boolean;
  readonly address: LookedUpAddress & { readonly effectiveDate: string };
  readonly source: 'W' | 'M';
  readonly revision?: number | undefined;
  /** With isApplyAll: the accounts as they were shown. */
  readonly shown?: readonly { readonly accountNo: AccountNo; readonly revision: number }[] | undefined;
}

/** One number in both fields is one account. */
export const listNumbers = ({ ebsAccountNo, msslAccountNo }: AddressChange): AccountNo[] => [
  ...new Set([ebsAccountNo, msslAccountNo].filter((accountNo): accountNo is AccountNo => accountNo !== '')),
];

/** @param street as the directory has it; null: there is no such address */
export function changeMailAddress(
  context: SubjectContext,
  change: AddressChange,
  street: FoundStreet | null,
): Promise<Output<'account:updateMailAddress'>> {
  return withTransaction(context.db, async (tx) => {
    const named = listNumbers(change).map((accountNo) => context.subject.own(accountNo));
    const accounts = change.isApplyAll ? withAllOfHolder(context, named) : named;
    await lockEditable(tx, context, accounts);
    const at = context.clock.now();
    const today = toSgDay(at);
    const address = judge(change.address, street, getMailingWindow(today));
    const ids = accounts.map(({ accountId }) => accountId);
    const current = await loadPreferences(tx, ids, today);
    const before = current.get(ids[0] ?? 0)?.addressRevision ?? 0;
    assertUnchanged(change.revision, before);
    if (change.isApplyAll && change.shown !== undefined) {
      const shown = new Map(change.shown.map((each) => [each.accountNo, each.revision]));
      assertUnchanged(shown.size, accounts.length);
      for (const { accountId, accountNo } of accounts)
        assertUnchanged(shown.get(accountNo) ?? -1, current.get(accountId)?.addressRevision);
    }
    await addMailingAddress(tx, ids, address, { source: change.source, at, today });
    await recordChange(
      tx,
      context,
      { accounts, named },
      {
        what: 'address',
        from: address.effectiveDate,
        revision: before + 1,
      },
    );
    return {
      accountNos: accounts.map(({ accountNo }) => accountNo),
      effectiveDate: address.effectiveDate,
    };
  });
}

/** @throws Refusal SK_INPUT_1001 with the parts that are wrong, SK_PREF_1002 for an unknown address */
function judge(
  typed: AddressChange['address'],
  found: FoundStreet | null,
  window: MailingWindow,
): NewAddress {
  const address = toCanonicalAddress({ ...typed, street: found?.street || (typed.street ?? '') });
  // A street that is missing because the directory has none is told below.
  const problems: AddressProblems = {
    ...findAddressProblems({ ...address, street: address.street || '-' }, window),
    ...(found?.needsBlock && { block: addressTexts.block }),
  };
  const details = addressParts.flatMap((part) => {
    const message = problems[part];
    return message === undefined ? [] : [{ field: `address.${part}`, message }];
  });
  if (details.length > 0) throw new Refusal('SK_INPUT_1001', details);
  if (found === null || found.street === '')
    throw new Refusal('SK_PREF_1002', [{ field: 'address.street', message: addressTexts.unknown }]);
  return {
    ...address,
    street: found.street,
    building: found.building,
    effectiveDate: sgDay(address.effectiveDate),
  };
}
