/** A water meter in its window, for tests of rules. */
import type { MeterRow } from '../store.ts';

const HOUR = 3_600_000;
export const NOW = Date.parse('2026-11-20T15:00:00+08:00');

export const buildMeterRow = (over: Partial<MeterRow> = {}): MeterRow => ({
  accountId: 7,
  deviceNo: 'W20984417',
  utility: 'water',
  digitsBefore: 4,
  digitsAfter: 1,
  opensAt: NOW - HOUR,
  closesAt: NOW + HOUR,
  lowerMilli: 1_200_000,
  upperMilli: 1_240_000,
  actualMilli: 1_190_000,
  actualAt: NOW - 30 * 24 * HOUR,
  estimatedMilli: null,
  estimatedAt: null,
  sentMilli: null,
  sentAt: null,
  sentFrom: null,
  photoAt: null,
  ...over,
});
