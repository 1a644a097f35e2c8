/**
 * Halim's accounts: one for each state of GIRO that needs no bank to stay in it. His requests are in add-giro.ts; the
 * active eGIRO and the suspended paper GIRO of the world are Bernard's and Chitra's.
 */
import { sgDay } from '@portal/domain/sg-time';
import { account, premises } from './make-account.ts';
import type { WorldAccount, WorldPartner } from './world-account.ts';

export const giroPartner: WorldPartner = {
  bpNo: '1001133420',
  bpType: '1',
  name: 'Halim Bakar',
  uen: null,
  idFragment: '530G',
};

const halim = premises('1001133420', '133420', {
  block: '11',
  street: 'Jalan Rajah',
  floor: '05',
  unit: '18',
  postalCode: '321011',
  premiseType: 'HDB 4-room',
});
const halimHouse = premises('1001133420', '133421', {
  block: '3',
  street: 'Jalan Pelepas',
  postalCode: '578103',
  premiseType: 'Terrace',
});

const paysByGiro = { payer: 'direct-debit', halfHoursFrom: null } as const;

export const giroAccounts: readonly WorldAccount[] = [
  account({
    ...paysByGiro,
    id: 101201,
    no: '8934640011',
    premises: halim,
    services: ['water', 'gas'],
    debit: {
      kind: 'PAPER_GIRO',
      status: 'ACTIVE',
      bank: 'Waringin Bank',
      lastFour: '7750',
      since: sgDay('2021-05-03'),
    },
  }),
  account({
    ...paysByGiro,
    id: 101202,
    no: '8934640029',
    premises: halim,
    system: 'MSSL',
    services: ['electricity'],
    features: { eLetter: false },
    debit: {
      kind: 'PAPER_GIRO',
      status: 'ACTIVE',
      bank: 'Pandan Bank',
      lastFour: '3316',
      since: sgDay('2021-05-03'),
    },
  }),
  account({
    id: 101203,
    no: '8934640037',
    premises: halimHouse,
    services: ['electricity'],
    halfHoursFrom: null,
    debit: {
      kind: 'EGIRO',
      status: 'TERMINATED',
      bank: 'Cempaka Bank',
      lastFour: '0925',
      since: sgDay('2023-02-20'),
      endedOn: sgDay('2026-06-30'),
    },
  }),
  account({
    id: 101204,
    no: '8934640045',
    premises: halimHouse,
    services: ['water'],
    halfHoursFrom: null,
    debit: { kind: 'RECURRING_CARD', status: 'PENDING', bank: 'Demo card', lastFour: '4242', since: null },
  }),
  account({ id: 101205, no: '8934640053', premises: halimHouse, services: ['gas'], halfHoursFrom: null }),
  account({
    id: 101206,
    no: '8934640061',
    premises: halim,
    services: ['gas'],
    halfHoursFrom: null,
    debit: {
      kind: 'PAPER_GIRO',
      status: 'PENDING_SETUP_PGIRO',
      bank: 'Meranti Bank',
      lastFour: null,
      since: null,
    },
  }),
];
