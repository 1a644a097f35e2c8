/** Bill delivery and retailer access of accounts (S3 §5.1 §9). */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { applyBillOptions, findBillOptionsProblem } from '@portal/domain/preferences/bill-options';
import { toSgDay } from '@portal/domain/sg-time';
import { withTransaction } from '../../db/transaction.ts';
import { type FieldDetails, Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { assertUnchanged, lockEditable, recordChange } from './editing.ts';
import { loadPreferences, type Preferences, savePreferences } from './preferences.store.ts';

export interface PreferenceChange {
  readonly accountNo: AccountNo;
  readonly isSoftCopy: boolean;
  readonly isHardCopy: boolean;
  readonly isRetailerAccessDisallowed: boolean;
  readonly revision?: number | undefined;
}

const retailerAccessOfOthers = 'Retailer access applies to electricity accounts only.';
const namedTwice = 'The account is named twice.';

export function changePreferences(
  context: SubjectContext,
  changes: readonly PreferenceChange[],
): Promise<Output<'account:updatePreference'>> {
  return withTransaction(context.db, async (tx) => {
    const accounts = changes.map(({ accountNo }) => context.subject.own(accountNo));
    const ids = accounts.map(({ accountId }) => accountId);
    await lockEditable(tx, context, accounts);
    const at = context.clock.now();
    const current = await loadPreferences(tx, ids, toSgDay(at));
    const details = changes.flatMap((change, index) => {
      const account = accounts[index];
      const own = account && current.get(account.accountId);
      if (account === undefined || own === undefined) throw new Refusal('SK_ACCESS_1001');
      assertUnchanged(change.revision, own.preferenceRevision);
      const isRepeated = ids.indexOf(account.accountId) !== index;
      const hasElectricity = account.services.includes('electricity');
      return isRepeated
        ? [{ field: `accounts.${index}.accountNo`, message: namedTwice }]
        : findDetails(change, own, hasElectricity, index);
    });
    if (details.length > 0) throw new Refusal('SK_INPUT_1001', details);
    const chosen = changes.flatMap(({ isSoftCopy, isHardCopy, isRetailerAccessDisallowed }, index) => {
      const account = accounts[index];
      const own = account && current.get(account.accountId);
      const choice = { isSoftCopy, isHardCopy, isRetailerAccessDisallowed };
      return account && own && isChange(choice, own) ? [{ account, own, choice }] : [];
    });
    const [first] = chosen;
    if (first !== undefined) {
      const rows = chosen.map(({ account, choice }) => ({ accountId: account.accountId, ...choice }));
      await savePreferences(tx, rows, at);
      const changed = { accounts: chosen.map(({ account }) => account), named: accounts };
      await recordChange(tx, context, changed, {
        what: 'preference',
        revision: first.own.preferenceRevision + 1,
      });
    }
    return { accountNos: accounts.map(({ accountNo }) => accountNo) };
  });
}

/** The hard copy of the wholesale plan need not be stored. */
function isChange(choice: Omit<PreferenceChange, 'accountNo' | 'revision'>, own: Preferences): boolean {
  const stored = applyBillOptions(own, own.isWholesale);
  return (
    choice.isSoftCopy !== stored.isSoftCopy ||
    choice.isHardCopy !== stored.isHardCopy ||
    choice.isRetailerAccessDisallowed !== own.isRetailerAccessDisallowed
  );
}

function findDetails(
  change: PreferenceChange,
  { isWholesale }: Preferences,
  hasElectricity: boolean,
  index: number,
): FieldDetails[number][] {
  const problem = findBillOptionsProblem(change, isWholesale);
  return [
    ...(problem === null ? [] : [{ field: `accounts.${index}.isHardCopy`, message: problem }]),
    ...(change.isRetailerAccessDisallowed && !hasElectricity
      ? [{ field: `accounts.${index}.isRetailerAccessDisallowed`, message: retailerAccessOfOthers }]
      : []),
  ];
}
