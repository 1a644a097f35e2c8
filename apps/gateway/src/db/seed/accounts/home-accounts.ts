/** The households of the demo world that can sign in, with their accounts. */
import { sgDay } from '@portal/domain/sg-time';
import { account, closed, premises } from './make-account.ts';
import type { WorldAccount, WorldPartner } from './world-account.ts';

const household = (bpNo: string, name: string, idFragment: string): WorldPartner => ({
  bpNo,
  bpType: '1',
  name,
  uen: null,
  idFragment,
});

export const homePartners: readonly WorldPartner[] = [
  household('1000145021', 'Tan Mei Lin', '567D'),
  household('1000228104', 'Bernard Lim', '284J'),
  household('1000354117', 'Chitra Nair', '913B'),
  household('1000441230', 'Dewi Sutanto', '406K'),
  household('1000512306', 'Grace Ong', '778F'),
  household('1000633019', 'Muhammad Farid', '151A'),
  household('1000721455', 'Ismail Osman', '622C'),
  household('1000811902', 'Noor Aisyah', '339H'),
  household('1000922104', 'Ravi Menon', '604E'),
  household('1001022315', 'Salmah Idris', '271C'),
  household('1000902113', 'Samuel Tay', '418E'),
  household('1000902210', 'Tay Siew Eng', '905A'),
];

const meiLin = premises('1000145021', '145021', {
  block: '145',
  street: 'Lorong 2 Toa Payoh',
  floor: '08',
  unit: '21',
  postalCode: '310145',
  premiseType: 'HDB 4-room',
});
const bernardCondo = premises('1000228104', '228104', {
  block: '21',
  street: 'Cairnhill Rise',
  floor: '14',
  unit: '06',
  building: 'The Cairnhill Crest',
  postalCode: '229745',
  premiseType: 'Condominium',
});
const bernardFlat = premises('1000228104', '228105', {
  block: '412',
  street: 'Ang Mo Kio Avenue 10',
  floor: '05',
  unit: '1123',
  postalCode: '560412',
  premiseType: 'HDB 3-room',
});
const chitra = premises('1000354117', '354117', {
  block: '147',
  street: 'Tampines Street 12',
  floor: '11',
  unit: '340',
  postalCode: '521147',
  premiseType: 'HDB 5-room',
});
const dewi = premises('1000441230', '441230', {
  block: '102',
  street: 'Bedok North Avenue 4',
  floor: '09',
  unit: '128',
  postalCode: '460102',
  premiseType: 'HDB 4-room',
});
const grace = premises('1000512306', '512306', {
  block: '53',
  street: 'Havelock Road',
  floor: '06',
  unit: '412',
  postalCode: '161053',
  premiseType: 'HDB 2-room',
});
const farid = premises('1000633019', '633019', {
  block: '633',
  street: 'Bukit Batok Central',
  floor: '07',
  unit: '88',
  postalCode: '650633',
  premiseType: 'HDB 4-room',
});
const iobrFlat = premises('1000721455', '721455', {
  block: '721',
  street: 'Yishun Street 71',
  floor: '10',
  unit: '219',
  postalCode: '760721',
  premiseType: 'HDB 4-room',
  subSystem: 'IOBR',
});
const bobrFlat = premises('1000721455', '721456', {
  block: '318',
  street: 'Sembawang Vista',
  floor: '03',
  unit: '77',
  postalCode: '750318',
  premiseType: 'HDB 3-room',
  subSystem: 'BOBR-C',
});
const noor = premises('1000811902', '811902', {
  block: '811',
  street: 'Punggol Way',
  floor: '15',
  unit: '602',
  postalCode: '820811',
  premiseType: 'HDB 4-room',
});
const ravi = premises('1000922104', '922104', {
  block: '22',
  street: 'Telok Blangah Crescent',
  floor: '12',
  unit: '205',
  postalCode: '090022',
  premiseType: 'HDB 5-room',
});
const salmah = premises('1001022315', '022315', {
  block: '315',
  street: 'Jurong East Street 32',
  floor: '04',
  unit: '317',
  postalCode: '600315',
  premiseType: 'HDB executive',
});

const samuel = premises('1000902113', '902113', {
  block: '688',
  street: 'Woodlands Drive 75',
  floor: '12',
  unit: '417',
  postalCode: '730688',
  premiseType: 'HDB executive',
});
const siewEng = premises('1000902210', '902210', {
  block: '30',
  street: 'Marsiling Drive',
  floor: '04',
  unit: '96',
  postalCode: '730030',
  premiseType: 'HDB 1-room',
});

export const homeAccounts: readonly WorldAccount[] = [
  account({
    id: 100101,
    no: '8934521670',
    premises: meiLin,
    openedOn: sgDay('2019-06-03'),
    readingDay: 17,
    payer: 'newest-open',
    average: { electricity: 372_000, water: 15_300, gas: 55_000 },
  }),
  account({
    id: 100201,
    no: '8934530018',
    premises: bernardCondo,
    system: 'MSSL',
    services: ['electricity'],
    readingDay: 2,
    payer: 'direct-debit',
    debit: {
      kind: 'EGIRO',
      status: 'ACTIVE',
      bank: 'Cempaka Bank',
      lastFour: '2208',
      since: sgDay('2024-03-18'),
    },
    features: { eLetter: false },
  }),
  account({
    id: 100202,
    no: '8934530026',
    premises: bernardCondo,
    services: ['water', 'gas'],
    readingDay: 2,
    payer: 'direct-debit',
    debit: {
      kind: 'EGIRO',
      status: 'ACTIVE',
      bank: 'Cempaka Bank',
      lastFour: '2208',
      since: sgDay('2024-03-18'),
    },
  }),
  account({
    id: 100203,
    no: '8934530034',
    premises: bernardFlat,
    payer: 'at-once',
    quarterlyCredit: true,
  }),
  account({
    id: 100301,
    no: '8934540017',
    premises: chitra,
    payer: 'late',
    debit: {
      kind: 'PAPER_GIRO',
      status: 'SUSPENDED',
      bank: 'Waringin Bank',
      lastFour: '7750',
      since: sgDay('2022-08-01'),
    },
  }),
  account({
    id: 100401,
    no: '8934550016',
    premises: dewi,
    services: ['electricity', 'water'],
    payer: 'at-once',
    quarterlyCredit: true,
  }),
  account({
    id: 100402,
    no: '8934550024',
    premises: dewi,
    services: ['gas'],
    payer: 'at-once',
    uSave: 0,
    quarterlyCredit: true,
    halfHoursFrom: null,
  }),
  account({
    id: 100501,
    no: '8934560015',
    premises: grace,
    services: ['prepaidElectricity', 'water'],
    // Most of hers goes to the prepaid electricity.
    uSave: 6_000,
    features: { liveChat: false },
    halfHoursFrom: null,
  }),
  account({
    id: 100601,
    no: '8934570014',
    premises: farid,
    services: ['electricity', 'water'],
    ...closed('2025-12-31'),
  }),
  account({
    id: 100602,
    no: '8934570022',
    premises: farid,
    services: ['gas'],
    uSave: 0,
    halfHoursFrom: null,
    ...closed('2025-12-31'),
  }),
  account({
    id: 100701,
    no: '8934580013',
    premises: iobrFlat,
    payer: 'newest-open',
    halfHoursFrom: null,
  }),
  account({
    id: 100702,
    no: '8934580021',
    premises: bobrFlat,
    services: ['electricity'],
    payer: 'newest-open',
  }),
  // Both pay late; on different days, so that their overdue amounts differ.
  account({
    id: 100901,
    no: '8934610016',
    premises: ravi,
    services: ['electricity', 'water'],
    readingDay: 6,
    payer: 'late',
  }),
  account({
    id: 100902,
    no: '8934610024',
    premises: ravi,
    services: ['gas'],
    readingDay: 13,
    payer: 'late',
    uSave: 0,
    halfHoursFrom: null,
  }),
  account({ id: 101001, no: '8934620015', premises: salmah, readingDay: 24, payer: 'late' }),
  account({
    id: 100801,
    no: '8934590012',
    premises: noor,
    opensSoon: true,
    billed: false,
    halfHoursFrom: null,
  }),
  account({ id: 101101, no: '8934595011', premises: samuel, halfHoursFrom: null }),
  account({
    id: 101102,
    no: '8934595029',
    premises: siewEng,
    services: ['electricity', 'water'],
    halfHoursFrom: null,
  }),
  // Beside the open one, so that one premises has an account that can be edited and one that cannot.
  account({
    id: 101103,
    no: '8934595037',
    premises: siewEng,
    services: ['gas'],
    uSave: 0,
    halfHoursFrom: null,
    ...closed('2025-06-30'),
  }),
];
