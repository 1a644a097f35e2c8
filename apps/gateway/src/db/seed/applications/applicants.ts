/**
 * Companies that applied for their accounts with a signed form, each with the applicant's sign-in. Most of their
 * UENs end in a letter that no real one ends in. Applications and their times are in world-applications.ts.
 */
import { account, premises } from '../accounts/make-account.ts';
import type { WorldAccount } from '../accounts/world-account.ts';
import { FIRST_SUB_ACCOUNT_DAY } from '../world-days.ts';

export interface Applicant {
  readonly customerId: number;
  readonly email: string;
  readonly person: string;
  readonly mobile: string;
  readonly company: string;
  readonly uen: string;
  /** The company's number on file, where it is another than the person's. */
  readonly otherMobile?: string;
  readonly account: WorldAccount;
  readonly status: 'in_progress' | 'pending_document' | 'approved' | 'rejected';
}

type Premises = Parameters<typeof premises>[2];
type ApplicantValues = Omit<Applicant, 'customerId' | 'mobile' | 'account'> & {
  readonly place: Premises;
  readonly kilowattHours: number;
};

const values: readonly ApplicantValues[] = [
  {
    email: 'kallang@example.com',
    person: 'Ong Wei Ming',
    company: 'Kallang Print Works',
    uen: '53312345X',
    place: {
      block: '3',
      street: 'Kallang Way 2A',
      floor: '02',
      unit: '07',
      postalCode: '347493',
      premiseType: 'Factory',
    },
    kilowattHours: 5_200,
    status: 'in_progress',
  },
  {
    email: 'pelangi@example.com',
    person: 'Faridah Hassan',
    company: 'Pelangi Childcare Pte Ltd',
    uen: '202100118W',
    otherMobile: '+6590017734',
    place: {
      block: '318',
      street: 'Sengkang East Way',
      floor: '01',
      unit: '55',
      postalCode: '540318',
      premiseType: 'HDB shop',
    },
    kilowattHours: 1_900,
    status: 'in_progress',
  },
  {
    email: 'defu@example.com',
    person: 'Chua Boon Teck',
    company: 'Defu Metal Trading',
    uen: '52988010K',
    place: {
      block: '61',
      street: 'Defu Lane 7',
      floor: '01',
      unit: '03',
      postalCode: '539361',
      premiseType: 'Workshop',
    },
    kilowattHours: 2_700,
    status: 'in_progress',
  },
  {
    email: 'hougang@example.com',
    person: 'Priya Menon',
    company: 'Hougang Eye Clinic LLP',
    uen: 'T18LL0042A',
    place: {
      block: '629',
      street: 'Hougang Avenue 8',
      floor: '01',
      unit: '112',
      postalCode: '530629',
      premiseType: 'HDB shop',
    },
    kilowattHours: 1_450,
    status: 'in_progress',
  },
  {
    email: 'tanahmerah@example.com',
    person: 'Rosli Hamid',
    company: 'Tanah Merah Logistics Pte Ltd',
    uen: '201700553D',
    otherMobile: '+6590020951',
    place: {
      block: '40',
      street: 'Tanah Merah Coast Road',
      floor: '01',
      unit: '01',
      postalCode: '498740',
      premiseType: 'Warehouse',
    },
    kilowattHours: 7_800,
    status: 'in_progress',
  },
  {
    email: 'serangoon@example.com',
    person: 'Lau Kim Choo',
    company: 'Serangoon Tuition Hub',
    uen: '53400871B',
    place: {
      block: '261',
      street: 'Serangoon Central',
      floor: '02',
      unit: '19',
      postalCode: '550261',
      premiseType: 'HDB shop',
    },
    kilowattHours: 980,
    status: 'in_progress',
  },
  {
    email: 'bedok@example.com',
    person: 'Teo Ah Kow',
    company: 'Bedok Fishery Pte Ltd',
    uen: '201604318B',
    place: {
      block: '208',
      street: 'Bedok North Street 1',
      floor: '01',
      unit: '33',
      postalCode: '460208',
      premiseType: 'HDB shop',
    },
    kilowattHours: 3_300,
    status: 'approved',
  },
  {
    email: 'jurong@example.com',
    person: 'Ganesh Pillai',
    company: 'Jurong Tool & Die',
    uen: '53298114B',
    place: {
      block: '16',
      street: 'Jalan Tukang',
      floor: '01',
      unit: '08',
      postalCode: '619258',
      premiseType: 'Workshop',
    },
    kilowattHours: 4_400,
    status: 'pending_document',
  },
  {
    email: 'simei@example.com',
    person: 'Cheryl Goh',
    company: 'Simei Laundry',
    uen: '53376120C',
    place: {
      block: '248',
      street: 'Simei Street 3',
      floor: '01',
      unit: '90',
      postalCode: '520248',
      premiseType: 'HDB shop',
    },
    kilowattHours: 2_100,
    status: 'rejected',
  },
];

const FIRST_CUSTOMER = 1021;

/** They came lately: half hours since the sub-accounts have them. */
export const applicants: readonly Applicant[] = values.map(({ place, kilowattHours, ...each }, index) => ({
  ...each,
  customerId: FIRST_CUSTOMER + index,
  mobile: `+65900${String(10_011 + index * 1_307)}`,
  account: account({
    id: 110_201 + index,
    no: `89207010${String(11 + index * 8).padStart(2, '0')}`,
    type: 'NON',
    services: ['electricity'],
    premises: premises(`20009062${String(11 + index * 8).padStart(2, '0')}`, `9062${11 + index * 8}`, place),
    average: { electricity: kilowattHours * 1_000 },
    halfHoursFrom: FIRST_SUB_ACCOUNT_DAY,
  }),
}));
