/** Partners, premises and accounts as rows, with the initial rows of each account. */
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import { egiroBanks } from '@portal/domain/giro/giro-banks';
import { addDays, instantText, type SgDay, startOfSgDay } from '@portal/domain/sg-time';
import type { WorldAccount } from '../accounts/world-account.ts';
import { worldAccounts, worldPartners, worldPremises } from '../accounts/world-accounts.ts';
import { FIRST_USAGE_DAY } from '../world-days.ts';
import type { Row } from './bulk-insert.ts';

/** The days of this account show how far the world is seeded. */
export const DIARY = 100101;

const SOON_DAYS = 14;

export const partnerRows = (): Row[] =>
  worldPartners.map(({ bpNo, bpType, name, uen, idFragment, contactMobile }) => ({
    bpNo,
    bpType,
    name,
    uen,
    idFragment,
    contactMobile: contactMobile ?? null,
  }));

export const premisesRows = (): Row[] =>
  worldPremises.map((place) => ({
    bpNo: place.bpNo,
    premiseNo: place.premiseNo,
    block: place.block,
    streetName: place.street,
    floor: place.floor,
    unit: place.unit,
    building: place.building,
    country: 'Singapore',
    postalCode: place.postalCode,
    premiseType: place.premiseType,
    subSystem: place.subSystem,
  }));

/** Columns that change with the day. */
export const movingAccountRows = (today: SgDay): Row[] =>
  worldAccounts.filter((account) => account.opensSoon).map((account) => accountRow(account, today));

/** @param today moves the day on which accounts open that open soon */
export function accountRow(account: WorldAccount, today: SgDay): Row {
  return {
    accountId: account.id,
    accountNo: account.no,
    bpNo: account.premises.bpNo,
    premiseNo: account.premises.premiseNo,
    system: account.system,
    type: account.type,
    status: account.closedOn === null ? 'Active' : 'Inactive',
    services: account.services,
    masterAccountId: account.masterId,
    openedOn: account.opensSoon ? addDays(today, SOON_DAYS) : account.openedOn,
    closedOn: account.closedOn,
  };
}

export function numberRow({ id, no }: WorldAccount): { digits: string; accountId: number } {
  const canonical = canonicalAccountNo(no);
  if (canonical === null) throw new RangeError(`not an account number: ${no}`);
  return { digits: accountDigits(canonical), accountId: id };
}

export const featureRows = ({ id, billed, opensSoon, masterId, features }: WorldAccount): Row[] =>
  billed || opensSoon || masterId !== null
    ? Object.entries(features).map(([key, state]) => ({ accountId: id, key, state }))
    : [];

const noGiro = {
  reference: null,
  bankCode: null,
  segment: null,
  endedOn: null,
  statusAt: instantText(0),
  bankWord: null,
  bankWordAt: null,
};
/** Numbers of eight digits: those that the portal gives out begin with few. */
const FIRST_NUMBER = 10_000_000;

/** Of an authorisation of the demo world: 'DDA-2403-10100201'. */
export const worldReference = (accountId: number, since: SgDay | null): string =>
  `DDA-${(since ?? FIRST_USAGE_DAY).slice(2, 7).replace('-', '')}-${FIRST_NUMBER + accountId}`;

const bankWords = { ACTIVE: 'resumed', SUSPENDED: 'suspended', TERMINATED: 'terminated' } as const;
const findBankWord = (status: NonNullable<WorldAccount['debit']>['status']) =>
  status === 'PENDING' || status === 'PENDING_SETUP_PGIRO' ? null : bankWords[status];

function findTimes({ status, endedOn, since }: NonNullable<WorldAccount['debit']>) {
  const statusAt = instantText(startOfSgDay(endedOn ?? since ?? FIRST_USAGE_DAY));
  const bankWord = findBankWord(status);
  return { statusAt, bankWord, bankWordAt: bankWord === null ? null : statusAt };
}

const giroColumns = (accountId: number, debit: NonNullable<WorldAccount['debit']>) => ({
  reference: worldReference(accountId, debit.since),
  bankCode: egiroBanks.find(({ name }) => name === debit.bank)?.code ?? null,
  segment: debit.kind === 'EGIRO' ? 'RETAIL' : null,
  endedOn: debit.endedOn ?? null,
  ...findTimes(debit),
});

export const debitRows = ({ id, debit }: WorldAccount): Row[] =>
  debit === null
    ? []
    : [
        {
          accountId: id,
          debitId: 1,
          kind: debit.kind,
          status: debit.status,
          bankName: debit.bank,
          lastFour: debit.lastFour,
          since: debit.since,
          ...(debit.kind === 'RECURRING_CARD' ? noGiro : giroColumns(id, debit)),
        },
      ];
