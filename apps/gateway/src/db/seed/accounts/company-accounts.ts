/** The companies of the demo world: a kitchen with three premises, a master account with 240 sub-accounts. */
import { sgDay } from '@portal/domain/sg-time';
import { account, premises } from './make-account.ts';
import { estateMaster, subAccounts } from './sub-accounts.ts';
import type { WorldAccount, WorldPartner } from './world-account.ts';

export const companyPartners: readonly WorldPartner[] = [
  { bpNo: '2000020017', bpType: '2', name: 'Rasa Timur Kitchens', uen: '201812345M', idFragment: null },
  { bpNo: '2000014410', bpType: '2', name: 'Katong Provisions', uen: '199604021G', idFragment: null },
];

const joeChiat = premises('2000020017', '020017', {
  block: '210',
  street: 'Joo Chiat Road',
  floor: '01',
  unit: '02',
  postalCode: '427480',
  premiseType: 'Shophouse',
});
const changi = premises('2000020017', '020033', {
  block: '5',
  street: 'Changi Village Road',
  floor: '01',
  unit: '2021',
  postalCode: '500005',
  premiseType: 'HDB shop',
});
const pandan = premises('2000020017', '020041', {
  block: '48',
  street: 'Pandan Loop',
  floor: '03',
  unit: '10',
  postalCode: '128240',
  premiseType: 'Factory',
});

const kitchen: readonly WorldAccount[] = [
  account({
    id: 200101,
    no: '8920020017',
    premises: joeChiat,
    system: 'MSSL',
    type: 'NON',
    services: ['electricity'],
    readingDay: 19,
    windowDay: 25,
    dueDays: 18,
    payer: 'newest-open',
    average: { electricity: 3_150_000 },
    features: { eLetter: false },
  }),
  account({
    id: 200102,
    no: '8920020025',
    premises: joeChiat,
    type: 'NON',
    services: ['water', 'gas'],
    readingDay: 19,
    windowDay: 25,
    dueDays: 18,
    payer: 'newest-open',
    average: { water: 48_000, gas: 1_450_000 },
    halfHoursFrom: null,
  }),
  account({
    id: 200103,
    no: '8920020033',
    premises: changi,
    type: 'NON',
    services: ['electricity', 'water'],
    average: { electricity: 1_880_000, water: 36_000 },
  }),
  account({
    id: 200104,
    no: '8920020041',
    premises: pandan,
    type: 'NON',
    services: ['electricity'],
    openedOn: sgDay('2023-09-01'),
    average: { electricity: 2_600_000 },
  }),
];

export const companyAccounts: readonly WorldAccount[] = [...kitchen, estateMaster, ...subAccounts];
