/** Partners, premises and accounts as rows, with the initial rows of each account. */
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import { addDays, type SgDay } from '@portal/domain/sg-time';
import type { WorldAccount } from '../accounts/world-account.ts';
import { worldAccounts, worldPartners, worldPremises } from '../accounts/world-accounts.ts';
import type { Row } from './bulk-insert.ts';

/** The days of this account show how far the world is seeded. */
export const DIARY = 100101;

const SOON_DAYS = 14;

export const partnerRows = (): Row[] =>
  worldPartners.map(({ bpNo, bpType, name, uen, idFragment, contactMobile }) => ({
    bp_no: bpNo,
    bp_type: bpType,
    name,
    uen,
    id_fragment: idFragment,
    contact_mobile: contactMobile ?? null,
  }));

export const premisesRows = (): Row[] =>
  worldPremises.map((place) => ({
    bp_no: place.bpNo,
    premise_no: place.premiseNo,
    block: place.block,
    street_name: place.street,
    floor: place.floor,
    unit: place.unit,
    building: place.building,
    country: 'Singapore',
    postal_code: place.postalCode,
    premise_type: place.premiseType,
    sub_system: place.subSystem,
  }));

/** Columns that change with the day. */
export const movingAccountRows = (today: SgDay): Row[] =>
  worldAccounts.filter((account) => account.opensSoon).map((account) => accountRow(account, today));

/** @param today moves the day on which accounts open that open soon */
export function accountRow(account: WorldAccount, today: SgDay): Row {
  return {
    account_id: account.id,
    account_no: account.no,
    bp_no: account.premises.bpNo,
    premise_no: account.premises.premiseNo,
    system: account.system,
    type: account.type,
    status: account.closedOn === null ? 'Active' : 'Inactive',
    services: account.services,
    master_account_id: account.masterId,
    opened_on: account.opensSoon ? addDays(today, SOON_DAYS) : account.openedOn,
    closed_on: account.closedOn,
  };
}

export function numberRow({ id, no }: WorldAccount): Row {
  const canonical = canonicalAccountNo(no);
  if (canonical === null) throw new RangeError(`not an account number: ${no}`);
  return { digits: accountDigits(canonical), account_id: id };
}

export const featureRows = ({ id, billed, opensSoon, masterId, features }: WorldAccount): Row[] =>
  billed || opensSoon || masterId !== null
    ? Object.entries(features).map(([key, state]) => ({ account_id: id, key, state }))
    : [];

export const debitRows = ({ id, debit }: WorldAccount): Row[] =>
  debit === null
    ? []
    : [
        {
          account_id: id,
          debit_id: 1,
          kind: debit.kind,
          status: debit.status,
          bank_name: debit.bank,
          last_four: debit.lastFour,
          since: debit.since,
        },
      ];
