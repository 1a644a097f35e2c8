/** Mailing address, bill delivery and retailer access as a customer sees them (S3 §2.3). */
import type { Output } from '@portal/contract';
import { findEditBlock } from '@portal/domain/account-kind';
import type { AccountNo } from '@portal/domain/account-number';
import { applyBillOptions } from '@portal/domain/preferences/bill-options';
import { toSgDay } from '@portal/domain/sg-time';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { addressTitle, findMailingAddresses, type MailingAddress } from '../accounts/public.ts';
import { assertEditable, withAllOfHolder } from './editing.ts';
import { loadPreferences } from './preferences.store.ts';

type WireAddress = Output<'account:preference'>['accounts'][number]['currentMailAddress'];

export async function getPreferences(
  { db, clock, config, subject }: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'account:preference'>> {
  const today = toSgDay(clock.now());
  const owned = accountNos.map((accountNo) => subject.own(accountNo));
  const ids = owned.map(({ accountId }) => accountId);
  const [addresses, preferences] = await Promise.all([
    findMailingAddresses(db, ids, today),
    loadPreferences(db, ids, today),
  ]);
  return {
    accounts: owned.map((account) => {
      const mail = addresses.get(account.accountId);
      const own = preferences.get(account.accountId);
      if (mail === undefined || own === undefined) throw new Refusal('SK_ACCESS_1001');
      return {
        accountNo: account.accountNo,
        currentMailAddress: toWireAddress(mail.current),
        pendingMailAddress: mail.pending && toWireAddress(mail.pending),
        ...applyBillOptions(own, own.isWholesale),
        isRetailerAccessDisallowed: own.isRetailerAccessDisallowed,
        isWholesale: own.isWholesale,
        editBlock: findEditBlock(account, config.EDIT_BLOCKED_TYPES),
        closedOn: own.closedOn,
        addressRevision: own.addressRevision,
        preferenceRevision: own.preferenceRevision,
      };
    }),
  };
}

/** @throws Refusal SK_FEATURE_1001 for an account that cannot be edited, SK_INPUT_1001 when they are too many */
export async function getHolderPreferences(
  context: SubjectContext,
  accountNo: AccountNo,
): Promise<Output<'account:holderPreference'>> {
  const named = [context.subject.own(accountNo)];
  assertEditable(context, named);
  const owned = withAllOfHolder(context, named);
  const { accounts } = await getPreferences(
    context,
    owned.map((each) => each.accountNo),
  );
  return {
    accounts: accounts.map((each, index) => {
      const account = owned[index];
      if (account === undefined) throw new Refusal('SK_ACCESS_1001');
      const { bpNo, system, services } = account;
      return { ...each, bpNo, system, services: [...services] };
    }),
  };
}

const toWireAddress = (address: MailingAddress): WireAddress => ({
  block: address.block,
  unit: address.unit,
  floor: address.floor,
  street: address.streetName,
  postalCode: address.postalCode,
  effectiveDate: address.effectiveOn,
  title: addressTitle(address),
});
