/** Adds and formats half hours. null means not measured and never zero. Pure. */

import type { HalfHours } from '@portal/domain/meters/usage-day';
import { SLOTS_PER_DAY } from '@portal/domain/sg-time';

/** Adds up the measured values of several accounts that carry the same utility. */
export function addHalfHours(days: readonly HalfHours[]): HalfHours {
  return Array.from({ length: SLOTS_PER_DAY }, (_, slot) => {
    const measured = days.map((day) => day[slot] ?? null).filter((value) => value !== null);
    return measured.length === 0 ? null : measured.reduce((sum, value) => sum + value, 0);
  });
}

/** Whether a half hour is estimated. Masks pass 32 bits, so they are divided and not shifted. */
export const isEstimated = (mask: number, slot: number): boolean => Math.floor(mask / 2 ** slot) % 2 === 1;

/** Wh to kWh, litres to Cu M; three decimals at most, as both are thousandths. */
export const toUnit = (thousandths: number): number => thousandths / 1000;

/** The half hour after the last measured one, 1 to 48; null when nothing has come. */
export function dataToSlot(values: HalfHours): number | null {
  const last = values.findLastIndex((value) => value !== null);
  return last === -1 ? null : last + 1;
}

/** 'HH:mm' at which a half hour begins. */
export const formatPeriod = (slot: number): string =>
  `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`;

/** Hours as they are kept: two halves each, of which the second has the odd litre. */
export const toHalves = (hours: readonly (number | null)[]): HalfHours =>
  hours.flatMap((hour) => (hour === null ? [null, null] : [Math.floor(hour / 2), Math.ceil(hour / 2)]));

/** Measured hours of a day; null: missing, or estimated. */
export const toHours = (values: HalfHours, estimatedSlots: number): (number | null)[] =>
  Array.from({ length: SLOTS_PER_DAY / 2 }, (_, hour) => {
    const [first, second] = [values[2 * hour] ?? null, values[2 * hour + 1] ?? null];
    const isKnown = !isEstimated(estimatedSlots, 2 * hour) && !isEstimated(estimatedSlots, 2 * hour + 1);
    return first === null || second === null || !isKnown ? null : first + second;
  });
