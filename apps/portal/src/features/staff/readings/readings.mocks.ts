/** Typed builders of the queue of meter readings, for states and tests: a day like the pictured one. */
import { exampleOf } from '../../../gallery/example.ts';
import type { Reading, ReadingQueue, WaitingReading } from './reading.ts';

export const FIRST = 'MR-1007';

const waits = (itemId: string, over: Partial<WaitingReading>): WaitingReading => ({
  itemId,
  accountNo: '8934521670',
  utilityType: 'water',
  deviceNo: 'W20418837',
  reading: '1258.9',
  receivedAt: '2026-11-20T06:12:00.000Z',
  unusual: 'muchMore',
  hasPhoto: true,
  ...over,
});

const mockWaitingReadings: readonly WaitingReading[] = [
  waits(FIRST, {}),
  waits('MR-1004', {
    accountNo: '8934540017',
    utilityType: 'gas',
    deviceNo: 'G51208840',
    reading: '08120',
    unusual: 'muchLess',
    hasPhoto: false,
    receivedAt: '2026-11-20T04:40:00.000Z',
  }),
  waits('MR-1001', {
    accountNo: '8934530034',
    utilityType: 'gas',
    deviceNo: 'G66120043',
    reading: '11934',
    unusual: null,
    receivedAt: '2026-11-19T03:00:00.000Z',
  }),
];

export const mockReadings = (over: Partial<ReadingQueue> = {}): ReadingQueue => ({
  name: 'meterReadings',
  waiting: [...mockWaitingReadings],
  waitingCount: mockWaitingReadings.length,
  oldestAt: '2026-11-19T03:00:00.000Z',
  decided: [
    {
      itemId: 'MR-1000',
      accountNo: '8934550016',
      utilityType: 'water',
      deviceNo: 'W77130025',
      reading: '0871.2',
      decidedAt: '2026-11-20T03:47:00.000Z',
      decision: 'accept',
    },
  ],
  decidedCount: 1,
  ...over,
});

export const noReadings = mockReadings({
  waiting: [],
  waitingCount: 0,
  oldestAt: null,
  decided: [],
  decidedCount: 0,
});

export const mockReading = (over: Partial<Reading> = {}): Reading => ({
  ...exampleOf('staff:meterReading'),
  itemId: FIRST,
  ...over,
});
