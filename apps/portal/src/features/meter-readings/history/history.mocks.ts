/** Typed builders of the history of meter readings for states and tests. */
import { addMonths, sgMonth } from '@portal/domain/sg-time';
import type { HistoryMeter, HistoryReading } from './history.query.ts';

/** Use of the months before November 2026, newest first; the pictures have 352 kWh in November. */
const uses = [352, 355, 371, 402, 399, 391, 388, 364, 341, 325, 318, 372];
const DAYS = ['17', '18', '17', '18', '19', '18'];

/** @param last as on the meter on 17 Nov 2026 */
export function mockReadings(count: number, last = 48_178, digits = 5): HistoryReading[] {
  let reading = last;
  return Array.from({ length: count }, (_, index) => {
    const shown = reading;
    reading = (reading - (uses[index % uses.length] ?? 0) + 10 ** digits) % 10 ** digits;
    return {
      meterReadDate: `${addMonths(sgMonth('2026-11'), -index)}-${DAYS[index % DAYS.length]}`,
      cumulativeMeterRead: String(shown).padStart(digits, '0'),
      remarks: index === 4 ? 'Estimated' : index === 7 ? 'Self-submitted' : 'Actual',
    };
  });
}

export const mockHistoryMeter = (over: Partial<HistoryMeter> = {}): HistoryMeter => ({
  accountNo: '8934521670',
  meterNumber: 'E55120963',
  meterType: 'Electricity',
  meterCurrentStatus: 'Active',
  measurementId: '1.8.0',
  readings: mockReadings(23),
  ...over,
});

/** The meter that hung there before: its register began again at 0 in its last year. */
export const mockRemovedMeter = (over: Partial<HistoryMeter> = {}): HistoryMeter =>
  mockHistoryMeter({
    meterNumber: 'E40218833',
    meterCurrentStatus: 'Inactive',
    measurementId: null,
    readings: mockReadings(6, 612).map((reading) => ({
      ...reading,
      meterReadDate: reading.meterReadDate.replace(/^2026/, '2024'),
    })),
    ...over,
  });
