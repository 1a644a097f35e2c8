/** Households for comparison only: monthly use, no bills, no links. */
import { sgDay } from '@portal/domain/sg-time';
import { chooseOne, hashToSeed, rollBetween } from '../chance.ts';
import { account, premises } from './make-account.ts';
import type { WorldAccount, WorldPartner, WorldPremises } from './world-account.ts';

interface Street {
  readonly block: string;
  readonly street: string;
  readonly postalCode: string;
  readonly premiseType: string;
  /** Number of households beside those that can sign in. */
  readonly households: number;
  /** An average month of the street in kWh; the dwelling's own where it is left out. */
  readonly kwh?: number;
}

/** Groups of ten and more may be shown, smaller ones are hidden: both kinds exist. */
const streets: readonly Street[] = [
  {
    block: '145',
    street: 'Lorong 2 Toa Payoh',
    postalCode: '310145',
    premiseType: 'HDB 4-room',
    households: 27,
    kwh: 371,
  },
  { block: '21', street: 'Cairnhill Rise', postalCode: '229745', premiseType: 'Condominium', households: 12 },
  {
    block: '412',
    street: 'Ang Mo Kio Avenue 10',
    postalCode: '560412',
    premiseType: 'HDB 3-room',
    households: 5,
  },
  {
    block: '147',
    street: 'Tampines Street 12',
    postalCode: '521147',
    premiseType: 'HDB 5-room',
    households: 16,
  },
  {
    block: '102',
    street: 'Bedok North Avenue 4',
    postalCode: '460102',
    premiseType: 'HDB 4-room',
    households: 11,
  },
  { block: '53', street: 'Havelock Road', postalCode: '161053', premiseType: 'HDB 2-room', households: 4 },
  {
    block: '721',
    street: 'Yishun Street 71',
    postalCode: '760721',
    premiseType: 'HDB 4-room',
    households: 11,
  },
];

const families = ['Tan', 'Lim', 'Lee', 'Ng', 'Ong', 'Wong', 'Goh', 'Chua', 'Chan', 'Koh', 'Rahman', 'Ismail'];
const givenNames = [
  'Wei Ming',
  'Hui Min',
  'Jia Hao',
  'Siew Ling',
  'Kumar',
  'Priya',
  'Aisyah',
  'Hafiz',
  'Boon Kiat',
];

interface Neighbour {
  readonly partner: WorldPartner;
  readonly account: WorldAccount;
}

const neighbours: readonly Neighbour[] = streets.flatMap((street, row) =>
  Array.from({ length: street.households }, (_, index) => neighbour(street, row, index)),
);

export const neighbourPartners: readonly WorldPartner[] = neighbours.map((each) => each.partner);
export const neighbourAccounts: readonly WorldAccount[] = neighbours.map((each) => each.account);

function neighbour(street: Street, row: number, index: number): Neighbour {
  const id = 500_000 + row * 1_000 + index;
  const seed = hashToSeed('neighbour', id);
  const bpNo = `1${String(500_000_000 + id).padStart(9, '0')}`;
  const place: WorldPremises = premises(bpNo, String(id), {
    ...street,
    floor: String(2 + (index % 12)).padStart(2, '0'),
    unit: String(11 + index * 2),
  });
  const plain = account({ id, no: `89${String(70_000_000 + (id - 500_000) * 8)}`, premises: place });
  // Spread evenly, so that the lower half uses a good quarter less than the average, as in the pictures.
  const size = 0.425 + (1.15 * (index + 0.5)) / street.households + rollBetween(seed, 0, -0.02, 0.02);
  const sized = (value: number | undefined): number => Math.round((value ?? 0) * size);
  const electricity = street.kwh === undefined ? plain.average.electricity : street.kwh * 1_000;
  return {
    partner: {
      bpNo,
      bpType: '1',
      name: `${chooseOne(seed, 1, families)} ${chooseOne(seed, 2, givenNames)}`,
      uen: null,
      idFragment: null,
    },
    account: {
      ...plain,
      openedOn: sgDay('2020-01-06'),
      // A street is read on one day.
      readingDay: 16,
      billed: false,
      halfHoursFrom: null,
      average: {
        electricity: sized(electricity),
        water: sized(plain.average.water),
        gas: sized(plain.average.gas),
      },
    },
  };
}
