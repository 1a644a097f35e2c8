/** The 23 premises of the company with the master account; the first is where the master account stands. */
import { premises } from './make-account.ts';
import type { WorldPremises } from './world-account.ts';

type Row = readonly [
  block: string,
  street: string,
  floor: string,
  unit: string,
  postalCode: string,
  type: string,
];

const rows: readonly Row[] = [
  ['1', 'Tanjong Katong Road', '02', '11', '436881', 'Office'],
  ['102', 'Bedok North Avenue 4', '01', '130', '460102', 'HDB shop'],
  ['5', 'Bedok South Road', '01', '40', '469270', 'Shop'],
  ['216', 'Bedok North Street 1', '01', '33', '460216', 'HDB shop'],
  ['137', 'Bedok Reservoir Road', '01', '1511', '470137', 'HDB shop'],
  ['84', 'Marine Parade Central', '01', '24', '440084', 'HDB shop'],
  ['50', 'Marine Terrace', '01', '265', '440050', 'HDB shop'],
  ['12', 'Haig Road', '01', '335', '430012', 'HDB shop'],
  ['347', 'Joo Chiat Road', '01', '01', '427592', 'Shophouse'],
  ['86', 'East Coast Road', '01', '07', '428788', 'Shop'],
  ['114', 'Aljunied Avenue 2', '01', '51', '380114', 'HDB shop'],
  ['18', 'Eunos Crescent', '01', '2817', '400018', 'HDB shop'],
  ['124', 'Geylang East Avenue 1', '01', '11', '380124', 'HDB shop'],
  ['15', 'Kaki Bukit Crescent', '03', '04', '416248', 'Warehouse'],
  ['27', 'Ubi Road 4', '02', '09', '408618', 'Warehouse'],
  ['823', 'Tampines Street 81', '01', '64', '520823', 'HDB shop'],
  ['201', 'Tampines Street 21', '01', '1163', '521201', 'HDB shop'],
  ['442', 'Pasir Ris Drive 6', '01', '20', '510442', 'HDB shop'],
  ['768', 'Pasir Ris Street 71', '01', '316', '510768', 'HDB shop'],
  ['4', 'Changi Village Road', '01', '2062', '500004', 'HDB shop'],
  ['261', 'Serangoon Central Drive', '01', '33', '550261', 'HDB shop'],
  ['210', 'Hougang Street 21', '01', '277', '530210', 'HDB shop'],
  ['118', 'Rivervale Drive', '01', '12', '540118', 'HDB shop'],
];

export const estatePremises: readonly WorldPremises[] = rows.map(
  ([block, street, floor, unit, postalCode, premiseType], index) =>
    premises('2000014410', String(14_410 + index).padStart(6, '0'), {
      block,
      street,
      floor,
      unit,
      postalCode,
      premiseType,
    }),
);
