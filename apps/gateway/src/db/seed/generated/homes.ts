/** Homes in any number for benches and load tests. The n-th home is always the same; no name and no address is real. */
import { chooseOne, hashToSeed, rollNumber } from '../chance.ts';
import type { Row } from '../rows/bulk-insert.ts';

/** Above every number of the demo world, so that generated homes are told from others. */
const FIRST_NUMBER = 7_000_000_000;

/** Of a hundred homes. */
const shares: Readonly<Record<string, number>> = {
  'HDB 1-room': 3,
  'HDB 2-room': 6,
  'HDB 3-room': 18,
  'HDB 4-room': 32,
  'HDB 5-room': 17,
  'HDB executive': 5,
  Condominium: 15,
  Terrace: 4,
};
const kinds = Object.entries(shares).flatMap(([kind, share]) => Array.from({ length: share }, () => kind));
/** Postal sectors: first two digits of a postal code. */
const sectors = Array.from({ length: 33 }, (_, n) => String(50 + n));

export interface GeneratedHome {
  /** Account, its number, partner, premises and customer. */
  readonly id: number;
  readonly premiseType: string;
  readonly sector: string;
  /** Its use beside the mean of its kind, 0.4 to 1.6. */
  readonly size: number;
  /** One home in five has a water meter that sends hours. */
  readonly sendsWaterHours: boolean;
}

/** @param n from 0 */
export function generatedHome(n: number): GeneratedHome {
  const seed = hashToSeed('generated home', n);
  return {
    id: FIRST_NUMBER + n,
    premiseType: chooseOne(seed, 0, kinds),
    sector: chooseOne(seed, 1, sectors),
    sendsWaterHours: rollNumber(seed, 4) < 0.2,
    size: 0.4 + 1.2 * ((rollNumber(seed, 2) + rollNumber(seed, 3)) / 2),
  };
}

const OPENED_ON = '2020-01-06';
const CREATED_AT = '2025-01-06T10:00:00+08:00';

/** Rows by table, in the order in which they are inserted. */
export function homeRows(homes: readonly GeneratedHome[]) {
  const of = (row: (home: GeneratedHome) => Row): Row[] => homes.map(row);
  const place = ({ id }: GeneratedHome) => ({ bpNo: String(id), premiseNo: String(id) });
  return [
    ['businessPartner', of(({ id }) => ({ bpNo: String(id), bpType: '1', name: `Household ${id}` }))],
    [
      'premises',
      of((home) => ({
        ...place(home),
        block: String(home.id % 900),
        streetName: 'Example Street',
        floor: String(2 + (home.id % 20)).padStart(2, '0'),
        unit: String(home.id % 200),
        country: 'Singapore',
        postalCode: `${home.sector}${String(home.id % 10_000).padStart(4, '0')}`,
        premiseType: home.premiseType,
      })),
    ],
    [
      'account',
      of((home) => ({
        ...place(home),
        accountId: home.id,
        accountNo: String(home.id),
        system: 'EBS',
        type: 'DOM',
        status: 'Active',
        services: ['electricity', 'water', 'gas'],
        openedOn: OPENED_ON,
      })),
    ],
    ['accountNumber', of(({ id }) => ({ digits: String(id), accountId: id }))],
    [
      'customer',
      of(({ id }) => ({
        customerId: id,
        issuer: 'embedded',
        subject: `generated-${id}`,
        kind: 'I',
        linkStatus: 'active',
        isMaster: false,
        isStaff: false,
        dataVersion: 'v1',
        contactConsentRequired: false,
        createdAt: CREATED_AT,
      })),
    ],
    [
      'customerAccount',
      of(({ id }) => ({ customerId: id, accountId: id, isDefault: true, linkedAt: CREATED_AT })),
    ],
  ] as const;
}
