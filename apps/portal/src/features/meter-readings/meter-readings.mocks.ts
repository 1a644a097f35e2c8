/** Typed builders of the meter readings area for states and tests: the meters of the pictures. */
import type { MeteredAccount } from './applicability.ts';
import type { MeterItem } from './meters.query.ts';
import type { MeterOutlook } from './outlook.query.ts';

export const mockMetered: readonly MeteredAccount[] = [
  { accountNo: '8934521670', status: 'Active', services: ['electricity', 'water', 'gas'] },
];

interface Window {
  readonly smrdFromDate: string;
  readonly smrdToDate: string;
}

const window = (from: string, to: string): Window => ({
  smrdFromDate: new Date(`${from}+08:00`).toISOString(),
  smrdToDate: new Date(`${to}+08:00`).toISOString(),
});
export const windows = {
  november: window('2026-11-18T08:00', '2026-11-25T23:00'),
  december: window('2026-12-18T08:00', '2026-12-25T23:00'),
  aroundTheEnd: window('2026-11-25T08:00', '2026-12-02T23:00'),
} as const;

const meter = (utilityType: MeterItem['utilityType'], own: Window, over: Partial<MeterItem>): MeterItem => ({
  utilityType,
  accountNo: '8934521670',
  lastSelfSubmitted: null,
  lastSelfSubmittedDate: null,
  source: null,
  lastActualReading: null,
  lastActualReadDate: null,
  upperLimit: null,
  lowerLimit: null,
  preDecimalPlaces: 5,
  decimalPlaces: null,
  ...own,
  deviceNo: '',
  ...over,
});

export const mockMeter = {
  electricity: (own: Window): MeterItem =>
    meter('electricity', own, {
      deviceNo: 'E55120963',
      lastActualReading: '48178',
      lastActualReadDate: '2026-11-17',
    }),
  water: (own: Window): MeterItem =>
    meter('water', own, {
      deviceNo: 'W20418837',
      lastActualReading: '1219.5',
      lastActualReadDate: '2026-10-18',
      upperLimit: '1258.9',
      lowerLimit: '1219.5',
      preDecimalPlaces: 4,
      decimalPlaces: 1,
    }),
  gas: (own: Window): MeterItem =>
    meter('gas', own, {
      deviceNo: 'G77301254',
      lastActualReading: '02318',
      lastActualReadDate: '2026-10-18',
      upperLimit: '2460',
      lowerLimit: '2318',
    }),
};

/** A home with all three; its electricity meter sends its own readings. */
export const mockMeters = (own: Window = windows.november): MeterItem[] => [
  mockMeter.electricity(own),
  mockMeter.water(own),
  mockMeter.gas(own),
];

const outlook = (deviceNo: string, over: Partial<MeterOutlook>): MeterOutlook => ({
  accountNo: '8934521670',
  deviceNo,
  estimatedSince: null,
  usual: null,
  isRegulated: true,
  isBusiness: false,
  photoAt: null,
  ...over,
});

/** Both hand-read meters were estimated on the November bill. */
export const mockOutlooks: readonly MeterOutlook[] = [
  outlook('E55120963', {}),
  outlook('W20418837', {
    estimatedSince: { reading: '1234.1', date: '2026-11-17' },
    usual: { mean: 493, low: 462, high: 512 },
  }),
  outlook('G77301254', {
    estimatedSince: { reading: '02372', date: '2026-11-17' },
    usual: { mean: 1850, low: 1742, high: 1967 },
  }),
];
