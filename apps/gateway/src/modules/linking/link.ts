/**
 * Links accounts to a customer, in the transaction of whoever has found out that they belong together. Decides what
 * is linked and who is told; knows neither details, nor forms, nor the registry.
 */
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { ProvenAccount } from '../account-verification/public.ts';
import { dropValidated } from './application/application.store.ts';
import { lockedCustomer } from './customer.store.ts';
import { refusalAfterDetails } from './link.rules.ts';
import {
  activate,
  type Holder,
  type LinkedAccounts,
  linkAccounts,
  lockedCompanyPartners,
  lockPartner,
  otherHolders,
} from './link.store.ts';
import { queueHolderNotice } from './mails/mail-queue.ts';

/** The account is somebody else's login's already; who that is stays here, and they are told. */
export class HeldByAnother extends Refusal {
  override name = 'HeldByAnother';
  readonly accountId: number;
  readonly holders: readonly Holder[];

  constructor(accountId: number, holders: readonly Holder[]) {
    super('SK_LINK_1002');
    this.accountId = accountId;
    this.holders = holders;
  }
}

/**
 * Links a person's account with all others of that business partner: one login at a time has them.
 * @throws HeldByAnother; Refusal SK_LINK_1002, no_active_utilities_account
 */
export async function linkPerson(
  tx: Tx,
  link: {
    readonly customerId: number;
    readonly proven: ProvenAccount;
    readonly idFragment: string;
    readonly now: number;
  },
): Promise<LinkedAccounts> {
  const { customerId, proven, idFragment, now } = link;
  const customer = await lockedCustomer(tx, customerId);
  await lockPartner(tx, proven.bpNo);
  const holders = await otherHolders(tx, [proven.bpNo], customerId);
  if (holders.length > 0) throw new HeldByAnother(proven.accountId, holders);
  const refusal = refusalAfterDetails(customer, proven);
  if (refusal !== null) throw new Refusal(refusal);
  const accounts = { customerId, bpNos: [proven.bpNo], provenAccountId: proven.accountId, now };
  const linked = await linkAccounts(tx, accounts);
  await activate(tx, customerId, { kind: 'I', uen: null, idFragment });
  await dropValidated(tx, customerId);
  return linked;
}

export interface CompanyLink {
  readonly customerId: number;
  /** Canonical. */
  readonly uen: string;
  /** The account that was named; null when the company itself was proven. */
  readonly provenAccountId: number | null;
  readonly now: number;
}

/**
 * Links all accounts of a company. Logins that have them already keep them, and each is told of this one.
 * @throws Refusal SK_LINK_1002 when the customer is linked already, SK_LINK_1004 when no account has the UEN,
 * no_active_utilities_account when none of them has begun
 */
export async function linkCompany(tx: Tx, link: CompanyLink): Promise<LinkedAccounts> {
  const { customerId, uen, now } = link;
  const customer = await lockedCustomer(tx, customerId);
  if (customer.linkStatus === 'active') throw new Refusal('SK_LINK_1002');
  const bpNos = await lockedCompanyPartners(tx, uen);
  const holders = await otherHolders(tx, bpNos, customerId);
  const linked = await linkAccounts(tx, { ...link, bpNos });
  if (linked.count === 0) throw new Refusal('SK_LINK_1004');
  if (!linked.hasStarted) throw new Refusal('no_active_utilities_account');
  await activate(tx, customerId, { kind: 'C', uen, idFragment: null });
  await dropValidated(tx, customerId);
  for (const holder of holders) {
    await queueHolderNotice(tx, { ...holder, what: 'linked', at: now }, `linked ${customerId} ${now}`);
  }
  return linked;
}
