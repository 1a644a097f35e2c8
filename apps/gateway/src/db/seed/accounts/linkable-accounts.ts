/** Accounts without a link: the details that customers before linking enter into the form. */
import { account, company, premises } from './make-account.ts';
import type { WorldAccount, WorldPartner } from './world-account.ts';

export const linkablePartners: readonly WorldPartner[] = [
  { bpNo: '1000905110', bpType: '1', name: 'Ivan Petrov', uen: null, idFragment: '845P' },
  { bpNo: '1000905128', bpType: '1', name: 'Lin Hui', uen: null, idFragment: '230G' },
  { bpNo: '1000905136', bpType: '1', name: 'Indra Wijaya', uen: null, idFragment: '518M' },
  { bpNo: '1000905144', bpType: '1', name: 'Lena Schmidt', uen: null, idFragment: '067X' },
  { bpNo: '1000905179', bpType: '1', name: 'Omar Hashim', uen: null, idFragment: '392F' },
  company('2000905152', 'Jaya Motors', '200711223E', '+6595478473'),
  company('2000905160', 'Kumar Textiles', '201509876Z', '+6595482894'),
  // Not the number of the applicant's sign-in: staff see that one detail differs.
  company('2000905187', 'Sin Ming Baking Supplies Pte Ltd', '201900042H', '+6590001188'),
];

export const linkableAccounts: readonly WorldAccount[] = [
  account({
    id: 110101,
    no: '8934601011',
    premises: premises('1000905110', '905110', {
      block: '88',
      street: 'Tanglin Halt Road',
      floor: '12',
      unit: '45',
      postalCode: '141088',
      premiseType: 'HDB 3-room',
    }),
  }),
  account({
    id: 110102,
    no: '8934601029',
    premises: premises('1000905128', '905128', {
      block: '254',
      street: 'Serangoon Central Drive',
      floor: '04',
      unit: '161',
      postalCode: '550254',
      premiseType: 'HDB 5-room',
    }),
  }),
  account({
    id: 110103,
    no: '8934601037',
    premises: premises('1000905136', '905136', {
      block: '35',
      street: 'Jalan Pelepas',
      postalCode: '598735',
      premiseType: 'Terrace',
    }),
  }),
  account({
    id: 110104,
    no: '8934601045',
    premises: premises('1000905144', '905144', {
      block: '9',
      street: 'Jalan Rajah',
      floor: '03',
      unit: '02',
      building: 'Rajah Towers',
      postalCode: '329139',
      premiseType: 'Condominium',
    }),
  }),
  account({
    id: 110105,
    no: '8920601016',
    type: 'NON',
    services: ['electricity', 'water'],
    premises: premises('2000905152', '905152', {
      block: '12',
      street: 'Kaki Bukit Road 2',
      floor: '01',
      unit: '18',
      postalCode: '417840',
      premiseType: 'Workshop',
    }),
    average: { electricity: 2_400_000, water: 31_000 },
  }),
  account({
    id: 110106,
    no: '8920601024',
    type: 'NON',
    services: ['electricity'],
    premises: premises('2000905160', '905160', {
      block: '71',
      street: 'Arab Street',
      floor: '01',
      unit: '01',
      postalCode: '199765',
      premiseType: 'Shop',
    }),
    average: { electricity: 1_150_000 },
  }),
  account({
    id: 110107,
    no: '8934601053',
    premises: premises('1000905179', '905179', {
      block: '217',
      street: 'Bishan Street 23',
      floor: '09',
      unit: '318',
      postalCode: '570217',
      premiseType: 'HDB 4-room',
    }),
  }),
  account({
    id: 110108,
    no: '8920031174',
    type: 'NON',
    services: ['electricity', 'water', 'gas'],
    premises: premises('2000905187', '905187', {
      block: '28',
      street: 'Sin Ming Industrial Road',
      floor: '02',
      unit: '14',
      postalCode: '573968',
      premiseType: 'Factory',
    }),
    payer: 'newest-open',
    average: { electricity: 4_100_000, water: 52_000, gas: 2_300_000 },
  }),
];
