/**
 * The caller with the accounts that are theirs: resolved once per request, and the only ground on which data is
 * returned. Knows no table and no operation.
 */
import { type AccountNo, accountDigits } from '@portal/domain/account-number';
import type { SgDay } from '@portal/domain/sg-time';
import type { Service } from '@portal/domain/utility-names';
import { Refusal } from '../calls/refusal.ts';

export interface OwnedAccount {
  readonly accountId: number;
  readonly accountNo: AccountNo;
  readonly bpNo: string;
  /** 1: a person, 2: a company. */
  readonly bpType: '1' | '2';
  readonly premiseNo: string;
  readonly system: 'EBS' | 'MSSL';
  readonly type: string;
  readonly status: 'Active' | 'Inactive';
  readonly services: readonly Service[];
  readonly openedOn: SgDay;
  /** Linked by the customer; false for an account that belongs to a linked master account. */
  readonly linked: boolean;
  /** Shown first after signing in. */
  readonly isDefault: boolean;
  /** Of an account that its holder lets the caller see; null: the caller's own. */
  readonly shared: SharedAccess | null;
}

/** The access of an invited person to an account of somebody else: to look, never to change. */
interface SharedAccess {
  readonly delegateId: number;
  /** Name of the business partner. */
  readonly holder: string;
  /** Last day of the access. */
  readonly until: SgDay;
}

export interface Customer {
  readonly customerId: number;
  readonly kind: 'I' | 'C';
  readonly linkStatus: 'not_linked' | 'not_found' | 'active' | 'in_progress' | 'pending_document';
  readonly master: boolean;
  readonly staff: boolean;
  readonly dataVersion: 'v1' | 'v2';
  readonly uen: string | null;
  readonly idFragment: string | null;
  /** The contact details are to be verified before anything else. */
  readonly consentRequired: boolean;
}

/** Where the sub-accounts of a master user are looked up: a master account may have 100,000 of them. */
export interface SubAccountScope {
  readonly customerId: number;
  readonly today: SgDay;
}

export interface Subject {
  /** null: signed in, but never seen by any linking. */
  readonly customer: Customer | null;
  /**
   * Linked accounts that have started; one whose move-in day is to come does not exist yet. Of the accounts that are billed
   * under a linked one, only those that the call names.
   */
  readonly accounts: readonly OwnedAccount[];
  /** null: no master user. */
  readonly subAccounts: SubAccountScope | null;
  /** With sub-accounts that were looked up. */
  withSubAccounts(found: readonly OwnedAccount[]): Subject;
  /** The same person with the accounts that others let them see: for calls that are declared open to viewers. */
  withShared(): Subject;
  /** By digits alone, as no two accounts share them. */
  find(accountNo: AccountNo): OwnedAccount | undefined;
  /** For handlers, whose accounts were claimed before. @throws Refusal SK_ACCESS_1001 */
  own(accountNo: AccountNo): OwnedAccount;
  atPremises(premiseNo: string): readonly OwnedAccount[];
  ofPartner(bpNo: string): readonly OwnedAccount[];
}

/**
 * @param shared accounts of others: reached by `withShared` alone, so that a call without a declaration never sees them
 */
export function toSubject(
  customer: Customer | null,
  owned: readonly OwnedAccount[],
  shared: readonly OwnedAccount[] = [],
  subAccounts: SubAccountScope | null = null,
): Subject {
  const byDigits = new Map(owned.map((account) => [accountDigits(account.accountNo), account]));
  const find = (accountNo: AccountNo) => byDigits.get(accountDigits(accountNo));
  return {
    customer,
    accounts: owned,
    subAccounts,
    withSubAccounts(found) {
      const fresh = found.filter(({ accountNo }) => find(accountNo)?.shared !== null);
      if (fresh.length === 0) return this;
      const numbers = new Set(fresh.map(({ accountNo }) => accountNo));
      const known = owned.filter(({ accountNo }) => !numbers.has(accountNo));
      return toSubject(customer, [...known, ...fresh], shared, subAccounts);
    },
    withShared() {
      if (shared.length === 0) return this;
      const isActive = customer?.linkStatus === 'active';
      const own = isActive ? owned : [];
      const others = shared.filter(({ accountNo }) => !find(accountNo));
      return toSubject(customer, [...own, ...others], [], isActive ? subAccounts : null);
    },
    find,
    own(accountNo) {
      const account = find(accountNo);
      if (!account) throw new Refusal('SK_ACCESS_1001');
      return account;
    },
    ofPartner: (bpNo) => owned.filter((account) => account.bpNo === bpNo),
    atPremises(premiseNo) {
      const there = owned.filter((account) => account.premiseNo === premiseNo);
      // A tenant may have moved into a home that they were invited to see: the two accounts are never added up.
      const own = there.filter(({ shared: access }) => access === null);
      if (own.length > 0) return own;
      // Nor are the homes of two tenants who both let the person see: the later one is there now.
      const [latest] = there.toSorted((a, b) => b.openedOn.localeCompare(a.openedOn));
      return there.filter(({ bpNo }) => bpNo === latest?.bpNo);
    },
  };
}
